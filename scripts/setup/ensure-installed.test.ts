import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { makeTemporaryFolder, writeFiles } from "#tests/support/server/site-folder.ts";

const root = path.join(import.meta.dirname, "../..");

/** Runs the start script on a machine with Node 20 for which no package brings a newer one. */
function startOnOldMachine() {
  const folder = makeTemporaryFolder();
  for (const file of ["package.json", "package-lock.json", "scripts/setup.mjs", "scripts/setup"]) {
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  writeFiles(folder, {
    "old-machine.mjs": `
      Object.defineProperty(process, "arch", { value: "riscv64" });
      Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } });
    `,
  });
  return spawnSync(
    process.execPath,
    ["--import", path.join(folder, "old-machine.mjs"), "scripts/setup.mjs", "start"],
    // No npm here: nothing may be installed.
    { cwd: folder, env: { PATH: folder }, encoding: "utf8" },
  );
}

test("where no Node can run the project, that is said before anything is installed", () => {
  const { status, stdout, stderr } = startOnOldMachine();

  expect(stdout).toBe("");
  expect(stderr).toContain(
    `This machine has Node 20.1.0, and no package brings a newer one for ${process.platform} riscv64. Install Node 24 or later`,
  );
  expect(status).toBe(1);
});
