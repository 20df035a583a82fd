import { spawn } from "node:child_process";

import { getNode, projectDir, toolEnv } from "./project.mjs";

const LOOK_EVERY_MS = 500;

/**
 * Runs the server until it ends. SIGINT, SIGTERM and SIGHUP are passed on. Where this process is
 * killed, the server notices that its IPC channel is closed, and ends too.
 */
export function runServer() {
  const node = getNode();
  const server = spawn(node.command, ["server/main.ts"], {
    cwd: projectDir,
    env: toolEnv(node),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => server.kill(signal));
  }
  const stopWatching = watchNpm(() => server.kill("SIGTERM"));

  return new Promise((resolve) => {
    server.on("exit", (code) => {
      stopWatching();
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}

/**
 * Calls `onGone` once npm, or the shell that it starts, has ended: a signal that kills them does not
 * reach this process. Without npm the parent is somebody's shell, which may end before the server.
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
