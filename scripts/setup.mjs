/**
 * `npm start`, `npm test` and what starts an entry (`npm run new:post` …). Plain JavaScript for
 * whatever Node the machine has: it installs what is missing, and says which Node runs the rest.
 */
import { spawnSync } from "node:child_process";

import { ensureBuilt } from "./setup/ensure-built.mjs";
import { ensureInstalled } from "./setup/ensure-installed.mjs";
import { findNode, getNode, projectDir, toolEnv } from "./setup/project.mjs";
import { runServer } from "./setup/run-server.mjs";

const command = process.argv[2];

if (command === "start") {
  ensureInstalled();
  console.log(`Running on ${getNode().what}.`);
  ensureBuilt();
  await runServer();
} else if (command === "test") {
  ensureInstalled();
  console.log(`Running on ${getNode().what}.`);
  run(["scripts/test.ts", ...process.argv.slice(3)]);
} else if (command === "run") {
  if (findNode() === undefined) ensureInstalled();
  run(process.argv.slice(3));
} else {
  console.error("Use it through npm: npm start, or npm test.");
  process.exitCode = 2;
}

/** @param {string[]} words */
function run(words) {
  const node = getNode();
  const { status } = spawnSync(node.command, words, {
    cwd: projectDir,
    env: toolEnv(node),
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
