import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { runStatement } from "./run-statement.ts";

/**
 * How a connection is cut: all are ended by a statement; the process of one is killed, whereupon
 * PostgreSQL ends all; it is started again; its first process is killed.
 */
export const CUTS = ["terminate", "back-end", "restart", "postmaster"] as const;
export type Cut = (typeof CUTS)[number];

const START_TIMEOUT_MS = 20_000;
const OTHERS =
  "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
const TERMINATE = `select pg_terminate_backend(pid) ${OTHERS}`;

/** The processes of one database. `spawn` starts the first of them. */
export function createPostgresProcess(url: string, spawn: () => ChildProcess) {
  let child: ChildProcess;

  async function start() {
    child = spawn();
    await waitUntilReady(url);
  }

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }

  return {
    start,
    end,
    signalAll(signal: NodeJS.Signals) {
      for (const pid of [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]) signalOne(pid, signal);
    },
    async cut(how: Cut) {
      if (how === "terminate") return void (await runStatement(url, TERMINATE));
      if (how === "back-end") {
        signalOne(await findBusiest(url), "SIGKILL");
        return waitUntilReady(url);
      }
      const children = childrenOf(child.pid ?? 0);
      await end(how === "restart" ? "SIGINT" : "SIGKILL");
      await waitUntilGone(children);
      await start();
    },
  };
}

/** The connection whose transaction is the oldest. */
async function findBusiest(url: string): Promise<number> {
  const [row] = await runStatement(
    url,
    `select pid ${OTHERS} order by xact_start nulls last limit 1`,
  );
  if (row === undefined) throw new Error("Nobody is connected.");
  return Number(row["pid"]);
}

function signalOne(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process of a connection that was closed a moment ago.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Each connection has a process of its own, in a session of its own. Linux only. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number);
}

async function waitUntilReady(url: string) {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return void (await runStatement(url, "select 1"));
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/** They end by themselves when their parent is gone; the next one does not start before. */
async function waitUntilGone(pids: readonly number[]) {
  while (pids.some(isAlive)) await wait(20);
}

function isAlive(pid: number): boolean {
  try {
    // Empty for one that has ended and that nobody has asked about.
    return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
  } catch {
    return false;
  }
}
