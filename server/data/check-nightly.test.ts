import { afterEach, expect, test, vi } from "vitest";

import { createLog } from "#server/log/log.ts";
import { silentLog } from "#tests/support/server/silent-log.ts";
import type { FileCheck } from "./check-file.worker.ts";
import { checkFile, checkNightly } from "./check-nightly.ts";
import { createDamage } from "./damage.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { damageFile } from "#tests/support/server/damage-file.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder } from "#tests/support/server/site-folder.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function makeDatabase() {
  const file = `${makeTemporaryFolder()}/site.db`;
  const store = openSqliteStore({ file });
  for (let sent = 0; sent < 50; sent += 1) await store.save(newSubmission());
  await store.close();
  return file;
}

test("a sound file is sound, also while the server has it open; a damaged one is damaged", async () => {
  const file = await makeDatabase();
  const store = openSqliteStore({ file });
  expect(await checkFile(file)).toBe("sound");
  await store.close();

  damageFile(file);
  expect(await checkFile(file)).toBe("damaged");
  expect(await checkFile("/nowhere/site.db")).toBe("not-checked");
});

test("each night every database is read, and damage is noted and logged once", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T03:29:00+05:00") });
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), clock: () => 0 });
  const site = createDamage(log, "site.db");
  const audits = createDamage(log, "site-audits.db");
  const asked: string[] = [];
  const nightly = checkNightly({
    databases: [
      { file: import.meta.filename, damage: site },
      { file: import.meta.dirname, damage: audits },
      { file: "/nowhere/site.db", damage: site },
    ],
    log,
    check: async (file): Promise<FileCheck> => {
      asked.push(file);
      return file === import.meta.dirname ? "damaged" : "sound";
    },
  });

  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([import.meta.filename, import.meta.dirname]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(asked).toHaveLength(4);
  nightly.stop();

  expect([site.isFound(), audits.isFound()]).toEqual([false, true]);
  expect(lines.join("")).toBe(
    '{"time":"1970-01-01T00:00:00.000Z","level":"error","event":"database_damaged","database":"site-audits.db"}\n',
  );
});

test("a file that cannot be read just now is no damaged one", async () => {
  const damage = createDamage(silentLog, "site.db");
  const warn = vi.fn<(event: string) => void>();
  const nightly = checkNightly({
    databases: [{ file: import.meta.filename, damage }],
    log: { ...silentLog, warn },
    check: () => Promise.reject(new Error("no thread")),
  });
  await nightly.checkAll();
  nightly.stop();

  expect(damage.isFound()).toBe(false);
  expect(warn.mock.calls).toEqual([["database_not_checked"]]);
});
