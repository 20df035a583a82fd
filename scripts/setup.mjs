/**
 * `npm start`, `npm test` and what starts an entry (`npm run new:tool` …). Plain JavaScript for whatever Node the machine has: it installs what is
 * missing, and from then on everything runs on the Node that package.json pins.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { ensureBuilt } from "./setup/ensure-built.mjs";
import { ensureInstalled } from "./setup/ensure-installed.mjs";
import { pinnedNode, projectDir, toolEnv } from "./setup/project.mjs";
import { runServer } from "./setup/run-server.mjs";

const command = process.argv[2];

if (command === "start") {
  ensureInstalled();
  ensureBuilt();
  await runServer();
} else if (command === "test") {
  ensureInstalled();
  const { status } = spawnSync(pinnedNode, ["scripts/test.ts"], {
    cwd: projectDir,
    env: toolEnv,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else if (command === "run") {
  if (!existsSync(pinnedNode)) ensureInstalled();
  const { status } = spawnSync(pinnedNode, process.argv.slice(3), {
    cwd: projectDir,
    env: toolEnv,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  console.error("Use it through npm: npm start, or npm test.");
  process.exitCode = 2;
}
