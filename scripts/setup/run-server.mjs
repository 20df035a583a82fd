import { spawn } from "node:child_process";

import { getNode, projectDir, toolEnv } from "./project.mjs";

/** Runs the server until it ends, and passes on the signals that ask it to. */
export function runServer() {
  const node = getNode();
  const server = spawn(node.command, ["server/main.ts"], {
    cwd: projectDir,
    env: toolEnv(node),
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));

  return new Promise((resolve) => {
    server.on("exit", (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}
