/**
 * `npm run drill [numbers]`: what the server promises, measured. Everything runs on this machine,
 * in temporary folders, against servers that the drill starts itself.
 */
import { availableParallelism, loadavg } from "node:os";

import { drillFsync } from "#scripts/drill/1-fsync.ts";
import { drillKill } from "#scripts/drill/1-kill.ts";
import { drillNotifications } from "#scripts/drill/2-notifications.ts";
import { drillShutdown } from "#scripts/drill/3-shutdown.ts";
import { drillThroughput } from "#scripts/drill/4-throughput.ts";
import { drillStatic } from "#scripts/drill/5-static.ts";
import { drillFaults } from "#scripts/drill/6-faults.ts";
import { drillRestore } from "#scripts/drill/6-restore.ts";
import { drillClients } from "#scripts/drill/7-clients.ts";
import { drillObservatory } from "#scripts/drill/8-observatory.ts";
import { drillSlow, drillUnread } from "#scripts/drill/9-slow.ts";
import { drillCost } from "#scripts/drill/10-cost.ts";
import { drillHang } from "#scripts/drill/11-hang.ts";
import { drillLive } from "#scripts/drill/12-live.ts";
import { drillSiteAudit } from "#scripts/drill/13-site-audit.ts";
import { describeFigure, type Figure } from "#scripts/drill/figure.ts";
import { cleanUp } from "#scripts/drill/workplace.ts";

const drills: readonly (() => Promise<Figure[]>)[] = [
  async () => [...(await drillKill()), ...(await drillFsync())],
  drillNotifications,
  drillShutdown,
  drillThroughput,
  drillStatic,
  async () => [...(await drillFaults()), ...(await drillRestore())],
  drillClients,
  drillObservatory,
  async () => [...(await drillSlow()), ...(await drillUnread())],
  drillCost,
  drillHang,
  drillLive,
  drillSiteAudit,
];

// Rates mean little on a machine that does other things at the same time.
const [load = 0] = loadavg();
process.stdout.write(`${availableParallelism()} cores, load ${load.toFixed(1)} before the drill\n`);

const chosen = process.argv.slice(2).map(Number);
let missed = 0;
for (const [index, drill] of drills.entries()) {
  if (chosen.length > 0 && !chosen.includes(index + 1)) continue;
  try {
    for (const figure of await drill()) {
      process.stdout.write(`${describeFigure(figure)}\n`);
      if (figure.outcome === "missed") missed += 1;
    }
  } catch (error) {
    missed += 1;
    process.stdout.write(`FAILED  ${index + 1}. ${String(error)}\n`);
  } finally {
    await cleanUp();
  }
}
process.stdout.write(missed === 0 ? "Every figure was reached.\n" : `${missed} missed.\n`);
process.exit(missed === 0 ? 0 : 1);
