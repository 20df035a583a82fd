import { spawn } from "node:child_process";
import path from "node:path";

import { enquiryRequest, runLoad } from "#tests/support/server/load.ts";

import { countLost, signInAtDesk, withSql } from "./desk-client.ts";
import { readByToken } from "./data.ts";
import { figure, type Figure } from "./figure.ts";
import { askReady, format, smallSite, startServer, temporaryFolder, wait } from "./workplace.ts";

const CLIENTS = 16;
const BEFORE_MS = 1_500;
const ENQUIRIES = path.join(import.meta.dirname, "../enquiries.ts");

/** A backup under load, the machine lost, and everything back from the backup on another one. */
export async function drillRestore(): Promise<Figure[]> {
  const site = smallSite();
  const [dataDir, elsewhere, shelf] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const backup = path.join(shelf, "backup.db");
  const server = await startServer({ SITE_DIR: site, DATA_DIR: dataDir });

  let isOver = false;
  const acknowledgedBefore: string[] = [];
  const load = async (prefix: string, durationMs: number) =>
    runLoad({
      port: server.port,
      clients: CLIENTS,
      durationMs,
      isOver: () => isOver,
      request: (serial) => enquiryRequest(`${prefix}${serial}`),
    });
  const desk = await signInAtDesk({ dataDir });
  const until = performance.now() + BEFORE_MS;
  const answering = desk.answerAll(server.port, () => performance.now() > until);
  acknowledgedBefore.push(...(await load("before", BEFORE_MS)).acknowledged);
  await answering;
  const going = load("during", 60_000);
  const backedUp = await runCommand(["backup", backup], dataDir);
  await wait(200);
  isOver = true;
  await going;
  server.process.kill("SIGKILL");
  await server.exited;

  const restored = await runCommand(["restore", backup], elsewhere);
  const overwritten = (await runCommand(["restore", backup], elsewhere)) === 0;
  const original = await readByToken({ dataDir });
  const copy = await readByToken({ dataDir: elsewhere });
  const missing = acknowledgedBefore.filter((token) => !copy.has(token)).length;
  const different = [...copy].filter(
    ([token, row]) => JSON.stringify(original.get(token)) !== JSON.stringify(row),
  ).length;

  const lostChanges = await countLost({ dataDir: elsewhere }, desk.acknowledged);
  const signedIn = await withSql({ dataDir: elsewhere }, (sql) => sql.all("select 1 from session"));

  const next = await startServer({ SITE_DIR: site, DATA_DIR: elsewhere });
  const { status: ready } = await askReady(next.port);
  return [
    figure({
      what: "a backup under load, restored elsewhere",
      demanded:
        "nothing from before the backup missing, every row the same, ready; overwrites nothing; the desk’s changes are there, its sessions are not",
      measured: `${format(copy.size)} enquiries back, ${missing} of ${format(acknowledgedBefore.length)} missing, ${different} different, /readyz ${ready}, a second restore ${overwritten ? "overwrote" : "refused"}; ${lostChanges} of ${desk.acknowledged.length} changes at the desk missing, ${signedIn.length} sessions`,
      reached:
        backedUp === 0 &&
        restored === 0 &&
        acknowledgedBefore.length > 0 &&
        missing === 0 &&
        different === 0 &&
        ready === 200 &&
        desk.acknowledged.length > 0 &&
        lostChanges === 0 &&
        signedIn.length === 0 &&
        !overwritten,
    }),
  ];
}

/** The command as an operator runs it; resolves with its exit code. */
export function runCommand(args: readonly string[], dataDir: string): Promise<number | null> {
  const child = spawn(process.execPath, [ENQUIRIES, ...args], {
    env: { PATH: process.env["PATH"], ENV_FILE: "none", DATA_DIR: dataDir },
    stdio: "ignore",
  });
  return new Promise((resolve) => child.once("exit", resolve));
}
