import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { enquiryRequest, runLoad } from "#server/testing/load.ts";

import { findOnPath } from "#scripts/drill/debian-tool.ts";
import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import { smallSite, startServer, temporaryFolder, wait } from "#scripts/drill/workplace.ts";

const WHAT = "the order of one enquiry's system calls, SQLite";

/** A killed process is no power cut: what a power cut leaves is decided by this order. */
export async function drillFsync(): Promise<Figure[]> {
  const strace = findOnPath("strace");
  if (strace === undefined) return [skipped(1, WHAT, "no strace")];

  const file = path.join(temporaryFolder(), "trace");
  const server = await startServer({ SITE_DIR: smallSite(), DATA_DIR: temporaryFolder() });
  const tracer = spawn(
    strace,
    `-f -y -s 40 -o ${file} -e trace=read,fsync,fdatasync,write,writev -p ${server.process.pid}`.split(
      " ",
    ),
    { stdio: "ignore" },
  );
  await wait(1_000);
  await runLoad({
    port: server.port,
    clients: 1,
    maxRequests: 1,
    request: () => enquiryRequest("traced"),
  });
  await wait(300);
  tracer.kill("SIGINT");
  await new Promise((resolve) => tracer.once("exit", resolve));

  const calls = readFileSync(file, "utf8").split("\n");
  const asked = calls.findIndex((call) => call.includes("POST /f/audit"));
  if (asked === -1) return [skipped(1, WHAT, "strace may not look at other processes here")];
  const synced = calls.findIndex(
    (call, index) => index > asked && /f(?:data)?sync\(.*-wal>\)/.test(call),
  );
  const answered = calls.findIndex((call, index) => index > asked && call.includes("HTTP/1.1 200"));
  return [
    figure({
      number: 1,
      what: WHAT,
      demanded: "request read, log on disk, then 200",
      measured:
        synced > asked && answered > synced
          ? "request read, log on disk, then 200"
          : `log on disk at line ${synced}, request at ${asked}, 200 at ${answered}`,
      reached: asked < synced && synced < answered,
    }),
  ];
}
