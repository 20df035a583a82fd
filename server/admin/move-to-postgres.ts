import { UsageError, type Command } from "./command.ts";
import { moveDesk } from "./move-desk.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { openDeskSql } from "#server/desk/store/sql.ts";
import type { Env } from "#server/env.ts";
import { openStore } from "#server/store/open-store.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import type { StoredSubmission, SubmissionStore } from "#server/store/submission-store.ts";

const PAGE_SIZE = 500;

export const migrate: Command = {
  async alone({ print, env }) {
    if (env.databaseUrl === undefined) {
      throw new UsageError("Set DATABASE_URL to the new database.");
    }
    // The source first: where there is none, nothing is made on the other side either.
    const source = openSqliteStore({ file: databaseFile(env.dataDir), create: false });
    try {
      const target = await openStore(env, { create: true });
      try {
        await move(source, target, env, print);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};

async function move(
  source: SubmissionStore,
  target: SubmissionStore,
  env: Env,
  print: (line: string) => void,
) {
  await copyAll(source, target);
  await copyDesk(env);
  const [from, to] = [await source.count(), await target.count()];
  print(`In ${env.dataDir}: ${from.submissions} enquiries, ${from.outbox} notifications.`);
  print(`In PostgreSQL: ${to.submissions} enquiries, ${to.outbox} notifications.`);
  const missing = await countMissing(source, target);
  if (missing > 0) throw new UsageError(`${missing} enquiries are missing. Run migrate again.`);
  print("Everything is there.");
}

async function copyDesk({ dataDir, databaseUrl }: Env) {
  const source = openDeskSql({ dataDir, databaseUrl: undefined });
  const target = openDeskSql({ dataDir, databaseUrl });
  try {
    await noteWhatHappened(source, Date.now());
    await moveDesk(source, target);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function copyAll(source: SubmissionStore, target: SubmissionStore) {
  for await (const page of readPages(source)) await target.restore(page);
}

/** Compared enquiry by enquiry: the new database may hold others, too. */
async function countMissing(source: SubmissionStore, target: SubmissionStore): Promise<number> {
  let missing = 0;
  for await (const page of readPages(source)) {
    for (const { id } of page) if ((await target.find(id)) === undefined) missing += 1;
  }
  return missing;
}

async function* readPages(store: SubmissionStore): AsyncGenerator<StoredSubmission[]> {
  let last = "";
  for (;;) {
    const page = await store.dump(last, PAGE_SIZE);
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)?.id ?? last;
  }
}
