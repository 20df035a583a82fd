import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import type { StoredSubmission, SubmissionStore } from "#server/store/submission-store.ts";

import { startPostgres } from "#tests/support/server/postgres.ts";

import { skipped, type Figure } from "./figure.ts";
import { onEnd, temporaryFolder } from "./workplace.ts";

export type Engine = { dataDir: string; databaseUrl?: string };

const PAGE_SIZE = 2000;

/** The environment that makes a server use this engine. */
export function engineEnv({ dataDir, databaseUrl }: Engine): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}

export async function openEngine({ dataDir, databaseUrl }: Engine): Promise<SubmissionStore> {
  return databaseUrl === undefined
    ? openSqliteStore({ file: databaseFile(dataDir) })
    : openPostgresStore({ url: databaseUrl });
}

/** Everything stored, by the token in its email address. Opening SQLite also checks it. */
export async function readByToken(engine: Engine): Promise<Map<string, StoredSubmission>> {
  const store = await openEngine(engine);
  const found = new Map<string, StoredSubmission>();
  try {
    let last = "";
    for (;;) {
      const page = await store.dump(last, PAGE_SIZE);
      for (const submission of page) {
        found.set(submission.fields["email"]?.split("@")[0] ?? "", submission);
      }
      if (page.length < PAGE_SIZE) return found;
      last = page.at(-1)?.id ?? last;
    }
  } finally {
    await store.close();
  }
}

/** The figures of one drill on SQLite, then on PostgreSQL, which is skipped where there is none. */
export async function onBothEngines(
  what: string,
  drill: (name: string, engine: Engine) => Promise<Figure | readonly Figure[]>,
): Promise<Figure[]> {
  const figures = [await drill("SQLite", { dataDir: temporaryFolder() })].flat();
  const postgres = await startPostgres({ durable: true });
  if (postgres === undefined) return [...figures, skipped(`${what}, PostgreSQL`, "no PostgreSQL")];
  onEnd(postgres.stop);
  const engine = { dataDir: temporaryFolder(), databaseUrl: postgres.url };
  return [figures, await drill("PostgreSQL", engine)].flat();
}
