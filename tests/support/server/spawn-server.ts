import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

import type { TestSettings } from "./test-env.ts";
import { COMPILED_MODULES } from "#server/workers/compiled-modules.ts";

export type RunningServer = {
  port: number;
  process: ChildProcess;
  output: () => string;
  /** Resolves with the exit code, or null where a signal ended it. */
  exited: Promise<number | null>;
};

export type SpawnOptions = {
  /** False: its log goes nowhere, so that reading it costs nothing. */
  log?: boolean;
  /** Bounds in place of ours. */
  settings?: TestSettings;
  /** What is run in place of the plain server: one that sees a web of the test's own. */
  program?: string;
  /** An open file that takes the log. */
  stderr?: number | "pipe" | "ignore";
};

const PROGRAM = path.join(import.meta.dirname, "serve.ts");

/** Long enough for a machine that does other things too. */
const START_TIMEOUT_MS = 20_000;

/** The real server in a process of its own, on a free port, with nothing from our environment. */
export async function spawnServer(
  env: Record<string, string>,
  {
    log = true,
    settings = {},
    program = PROGRAM,
    stderr = log ? "pipe" : "ignore",
  }: SpawnOptions = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: COMPILED_MODULES,
      PORT: "0",
      HOST: "127.0.0.1",
      ENV_FILE: "none",
      TEST_SETTINGS: JSON.stringify(settings),
      ...env,
    },
    stdio: ["ignore", "pipe", stderr],
  });
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));

  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No answer from the server:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const match = /Listening on http:\/\/[^:]+:(\d+)/.exec(output);
      if (match !== null) {
        clearTimeout(timer);
        resolve(Number(match[1]));
      }
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void exited.then((code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });

  return { port, process: child, output: () => output, exited };
}

/** Ends it at once, as a power cut of the process would. */
export async function kill(server: RunningServer) {
  server.process.kill("SIGKILL");
  await server.exited;
}
