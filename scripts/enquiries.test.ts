import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { makeTemporaryFolder, writeFiles } from "#tests/support/server/site-folder.ts";

const PROJECT = path.join(import.meta.dirname, "..");

async function startStore() {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore({ file: databaseFile(dataDir) });
  onTestFinished(() => store.close());
  const fields = { name: "عائشہ", email: "ayesha@example.pk", message: "m" };
  const { id } = await store.save(newSubmission({ fields }));
  return { dataDir, id };
}

/** With an empty environment, as cron calls, but for what is given. */
function run(command: string, args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: PROJECT,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const script = path.join(PROJECT, "scripts/enquiries.ts");

test("a command finds the store by the file of settings alone", async () => {
  const { dataDir, id } = await startStore();
  const folder = makeTemporaryFolder();
  writeFiles(folder, { "site.env": `DATA_DIR=${dataDir}\n` });

  const { status, stdout } = run(process.execPath, [script, "list"], {
    ENV_FILE: path.join(folder, "site.env"),
  });

  expect(status).toBe(0);
  expect(stdout).toContain(id);
});

test("a backup without the server's settings fails, and leaves nothing", () => {
  const folder = makeTemporaryFolder();

  const { status, stdout, stderr } = run(
    process.execPath,
    [script, "backup", path.join(folder, "backup.db")],
    { ENV_FILE: "none", DATA_DIR: path.join(folder, "data") },
  );

  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("Is DATA_DIR what the server has?");
  expect(readdirSync(folder)).toEqual([]);
});

test("standard output carries the data alone, or none of it", async () => {
  const { dataDir, id } = await startStore();
  const env = { ENV_FILE: "none", DATA_DIR: dataDir };
  const exportCsv = ["enquiries", "--", "export", "--csv"];

  const direct = run(process.execPath, [script, "export", "--csv"], env);
  const silent = run("npm", ["run", "-s", ...exportCsv], env);
  const noisy = run("npm", ["run", ...exportCsv], env);

  expect(direct.stdout).toMatch(/^\uFEFFid,time,status,owner,name,/);
  expect(silent.stdout).toBe(direct.stdout);
  expect(noisy.status).toBe(1);
  expect(noisy.stdout).not.toContain(id);
  expect(noisy.stderr).toContain("npm run -s");
});
