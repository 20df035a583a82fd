import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { DAY_MS } from "#lib/durations.ts";

import { changeEnquiry } from "#server/desk/store/change-enquiry.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";

import { engineEnv, onBothEngines, openEngine, type Engine } from "./data.ts";
import { signInAtDesk, withSql } from "./desk-client.ts";
import { figure, type Figure } from "./figure.ts";
import { smallSite, startServer, wait } from "./workplace.ts";

const DAYS = 30;
const OLD = 4;
/** The sweep deletes at most a tenth of all by itself. */
const NEW = 60;
/** The server sweeps a minute after its start, and then each hour. */
const SWEPT_WITHIN_MS = 90_000;

/** A server with RETENTION_DAYS sweeps: what is old goes with all that the desk kept of it. */
export const drillRetention = () => onBothEngines("the sweep of RETENTION_DAYS", sweepOf);

async function sweepOf(name: string, engine: Engine): Promise<Figure> {
  await fill(engine, "sweptaway", OLD, DAYS + 1);
  await fill(engine, "keptastheyare", NEW, 0);
  await signInAtDesk(engine);
  const [old, kept] = [await findRows(engine, "sweptaway"), await findRows(engine, "keptasthey")];
  const inFiles = countFiles(engine.dataDir, "sweptaway");

  const server = await startServer({
    SITE_DIR: smallSite(),
    RETENTION_DAYS: String(DAYS),
    ...engineEnv(engine),
  });
  const until = performance.now() + SWEPT_WITHIN_MS;
  let left = old;
  while (left.length > 0 && performance.now() < until) {
    await wait(1_000);
    left = await findRows(engine, "sweptaway");
  }
  const newAfter = await findRows(engine, "keptasthey");
  const bytes = countFiles(engine.dataDir, "sweptaway");
  server.process.kill("SIGTERM");
  await server.exited;
  const isSame = JSON.stringify(newAfter) === JSON.stringify(kept);
  return figure({
    what: `the sweep of RETENTION_DAYS with the desk’s tables, ${name}`,
    demanded: "no row with the old in any table, no byte of them in any file; the new as they were",
    measured: `${old.length} rows with ${OLD} old enquiries, ${left.length} after, in ${inFiles} files and ${bytes} after; ${kept.length} rows with ${NEW} new ones, ${isSame ? "the same" : `${newAfter.length} or others`} after`,
    reached:
      old.length > OLD &&
      (inFiles > 0 || engine.databaseUrl !== undefined) &&
      left.length + bytes === 0 &&
      isSame,
  });
}

/** Enquiries of one age, each answered, won, with an owner and a note. */
async function fill(engine: Engine, token: string, count: number, days: number) {
  const store = await openEngine(engine);
  const at = Date.now() - days * DAY_MS;
  const fields = { name: token, email: `${token}@made.example`, message: `${token} wrote this` };
  const made = Array.from({ length: count }, (_, n) =>
    newSubmission({ id: `${token}-${n}`, at, notify: ["email"], fields }),
  );
  await Promise.all(made.map((one) => store.save(one)));
  await withSql(engine, async (sql) => {
    while (await noteWhatHappened(sql, at));
    for (const { id } of made) {
      const same = { id, person: null, now: at, notify: [] };
      for (const change of [
        { kind: "answer", via: "whatsapp" },
        { kind: "status", status: "won" },
        { kind: "note", text: `${token} was glad` },
      ] as const) {
        await changeEnquiry(sql, { ...same, change, key: `${token} ${randomUUID()}` });
      }
    }
  });
  await store.close();
}

/** Every row of every table in which the text is, as it is. */
async function findRows(engine: Engine, text: string): Promise<string[]> {
  const tables =
    engine.databaseUrl === undefined
      ? "select name from sqlite_master where type = 'table'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'";
  return withSql(engine, async (sql) => {
    const rows: string[] = [];
    for (const { name } of await sql.all(tables)) {
      const all = await sql.all(`select * from ${String(name)}`);
      rows.push(...all.map((row) => JSON.stringify(row)).filter((row) => row.includes(text)));
    }
    return rows.toSorted();
  });
}

function countFiles(folder: string, text: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.filter(
    (entry) =>
      entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name)).includes(text),
  ).length;
}
