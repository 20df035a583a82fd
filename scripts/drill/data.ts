import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import type { StoredSubmission, SubmissionStore } from "#server/store/submission-store.ts";

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

/** Everything stored, by the token in its e-mail address. Opening SQLite also checks it. */
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
