/**
 * `npm run drill [-- names]`: what the server promises, measured. Everything runs on this machine,
 * in temporary folders, against servers that the drill starts itself.
 */
import { availableParallelism, loadavg } from "node:os";

import { ownValue } from "#lib/own-value.ts";
import { drillFaults } from "./faults.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { drillHostility } from "./hostility.ts";
import { drillKill } from "./kill.ts";
import { drillLoad } from "./load.ts";
import { drillRestore } from "./restore.ts";
import { drillRetention } from "./retention.ts";
import { cleanUp } from "./workplace.ts";

const drills: Readonly<Record<string, () => Promise<Figure[]>>> = {
  kill: drillKill,
  load: drillLoad,
  faults: drillFaults,
  restore: drillRestore,
  retention: drillRetention,
  hostility: drillHostility,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => ownValue(drills, name) === undefined);
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}: ${Object.keys(drills).join(", ")}.`);
  process.exit(2);
}

// Rates mean little on a machine that does other things at the same time.
const [load = 0] = loadavg();
console.log(`${availableParallelism()} cores, load ${load.toFixed(1)} before the drill`);

let missed = 0;
for (const [name, drill] of Object.entries(drills)) {
  if (names.length > 0 && !names.includes(name)) continue;
  try {
    for (const figure of await drill()) {
      console.log(describeFigure(figure));
      if (figure.outcome === "missed") missed += 1;
    }
  } catch (error) {
    missed += 1;
    console.log(`FAILED  ${name}: ${String(error)}`);
  } finally {
    await cleanUp();
  }
}
console.log(missed === 0 ? "Every figure was reached." : `${missed} missed.`);
process.exit(missed === 0 ? 0 : 1);
