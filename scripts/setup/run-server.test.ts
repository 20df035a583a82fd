import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createHash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import {
  makeSiteFolder,
  makeTemporaryFolder,
  writeFiles,
} from "#tests/support/server/site-folder.ts";

/** Several processes start here one after the other, on machines that may be busy. */
vi.setConfig({ testTimeout: 60_000 });

const root = path.join(import.meta.dirname, "../..");
const serve = pathToFileURL(path.join(root, "tests/support/server/serve.ts")).href;

/** The real start script and server, in a project that is installed and built already. */
function makeProject(): string {
  const folder = makeTemporaryFolder();
  for (const file of ["package.json", "package-lock.json", "scripts/setup.mjs", "scripts/setup"]) {
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  const lock = readFileSync(path.join(root, "package-lock.json"));
  writeFiles(folder, {
    "node_modules/.installed": createHash("sha256").update(lock).digest("hex"),
    "scripts/build.ts": "",
    "server/main.ts": `console.log("pids " + process.pid + " " + process.ppid);\nawait import(${JSON.stringify(serve)});\n`,
  });
  mkdirSync(path.join(folder, "build"));
  for (const name of [".bin", `node-${process.platform}-${process.arch}`]) {
    symlinkSync(path.join(root, "node_modules", name), path.join(folder, "node_modules", name));
  }
  return folder;
}

type Running = { first: ChildProcess; server: number; script: number; output: () => string };

/** Starts it by the given words and waits until it listens. */
async function start(words: readonly string[]): Promise<Running> {
  const [command = "", ...args] = words;
  const first = spawn(command, args, {
    cwd: makeProject(),
    env: {
      PATH: process.env["PATH"],
      HOME: makeTemporaryFolder(),
      npm_config_update_notifier: "false",
      PORT: "0",
      HOST: "127.0.0.1",
      ENV_FILE: "none",
      SITE_DIR: makeSiteFolder(),
      DATA_DIR: makeTemporaryFolder(),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [first.stdout, first.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  }
  onTestFinished(() => {
    first.kill("SIGKILL");
  });
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/^Listening on/m);
  const [, server = "", script = ""] = /^pids (\d+) (\d+)$/m.exec(output) ?? [];
  return { first, server: Number(server), script: Number(script), output: () => output };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const viaNpm = ["npm", "start"];

describe.skipIf(process.platform === "win32")("npm start", () => {
  test.each([
    ["npm", "SIGTERM"],
    ["npm", "SIGINT"],
    ["npm", "SIGHUP"],
    ["npm", "SIGKILL"],
    ["the script", "SIGTERM"],
    ["the script", "SIGHUP"],
    ["the script", "SIGKILL"],
    ["the server", "SIGHUP"],
  ] as const)("%s that gets %s ends all of it in order", async (who, signal) => {
    const { first, server, script, output } = await start(viaNpm);
    const pids = { npm: first.pid ?? 0, "the script": script, "the server": server };

    process.kill(pids[who], signal);

    await expect.poll(() => [server, script].filter(isAlive), { timeout: 10_000 }).toEqual([]);
    expect(output()).toContain('"event":"ending"');
  });

  test("without npm the script goes on after the shell that started it", async () => {
    const { server } = await start(["sh", "-c", "node scripts/setup.mjs start &"]);
    onTestFinished(() => {
      process.kill(server, "SIGKILL");
    });

    await new Promise((resolve) => setTimeout(resolve, 1_500));

    expect(isAlive(server)).toBe(true);
  });
});

const namespace = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc"];
const [unshare = "", ...unshareWords] = namespace;
const hasNamespaces = spawnSync(unshare, [...unshareWords, "true"]).status === 0;
if (!hasNamespaces) {
  console.warn("Skipped: this machine gives no PID namespace, so nothing was tested as PID 1.");
}

describe.skipIf(!hasNamespaces)("as the first process of a container", () => {
  test.each([[viaNpm], [["node", "scripts/setup.mjs", "start"]]])(
    "%j ends the server in order",
    async (words) => {
      const { first, output } = await start([...namespace, ...words]);
      const children = readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, "utf8");
      const ended = new Promise((resolve) => first.once("close", resolve));

      process.kill(Number(children), "SIGTERM");

      await ended;
      expect(output()).toContain('"event":"ending"');
    },
  );
});
