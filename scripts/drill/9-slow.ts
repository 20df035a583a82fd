import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { Worker } from "node:worker_threads";

import type { VisitorTask, Visits } from "#scripts/drill/9-visitor.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import { builtSite, format, startServer, temporaryFolder, wait } from "#scripts/drill/workplace.ts";

/** More than the server takes at once, and more than it takes of one address or network. */
const ATTACKERS = 2_500;
/** Another network than that of the attackers, who all come from 127.0.0.1. */
const VISITOR = "127.1.0.1";
const DURATION_MS = 8_000;
const DRIP_EVERY_MS = 500;
/** What it takes through a network to be cut and to connect again. */
const RETURN_AFTER_MS = 250;
const MAX_WAIT_MS = 1_000;

/**
 * A third of them sends headers drop by drop, a third a body, a third asks and does not read. They
 * come again whenever they are cut off.
 */
export async function drillSlow(): Promise<Figure[]> {
  const site = builtSite();
  const unread = `GET ${largestAsset(site)} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(2);
  const server = await startServer({ SITE_DIR: site, DATA_DIR: temporaryFolder() });
  const end = performance.now() + DURATION_MS;
  let cutOff = 0;
  const attackers = Array.from({ length: ATTACKERS }, async (_, index) => {
    while (performance.now() < end) {
      const kind = KINDS[index % KINDS.length] ?? "headers";
      await attack(server.port, kind === "answer" ? unread : starts[kind], kind, end);
      if (performance.now() < end) cutOff += 1;
      await wait(RETURN_AFTER_MS);
    }
  });

  await wait(1_000);
  const task: VisitorTask = {
    port: server.port,
    localAddress: VISITOR,
    untilMs: Date.now() + end - performance.now(),
  };
  const visitor = new Worker(new URL("9-visitor.ts", import.meta.url), { workerData: task });
  const [{ waitsMs: waits, failed }] = (await once(visitor, "message")) as [Visits];
  await Promise.all(attackers);

  const longest = Math.max(...waits);
  return [
    figure({
      number: 9,
      what: `${format(ATTACKERS)} connections of one address that send headers or bodies drop by drop, or read no answer`,
      demanded: `other visitors are served within ${format(MAX_WAIT_MS)} ms`,
      measured: `${waits.length} visits, longest ${format(longest)} ms, ${failed} failed; ${format(cutOff)} attackers cut off`,
      reached: longest < MAX_WAIT_MS && failed === 0 && waits.length > 10,
    }),
  ];
}

type Kind = "headers" | "body" | "answer";

const KINDS: readonly Kind[] = ["headers", "body", "answer"];

const POST = "POST /f/audit HTTP/1.1\r\nHost: localhost\r\n";
const starts = {
  headers: POST,
  body: `${POST}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
};

/** More than the kernel keeps of what nobody reads, in a few of them. */
function largestAsset(site: string): string {
  const folder = path.join(site, "assets");
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, size: statSync(path.join(folder, name)).size }));
  return `/assets/${sizes.toSorted((a, b) => b.size - a.size)[0]?.name ?? ""}`;
}

/** Resolves when the server hangs up, or when the drill is over. */
function attack(port: number, start: string, kind: Kind, end: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.write(start);
    let drops = 0;
    const timer = setInterval(() => {
      if (performance.now() >= end) socket.destroy();
      drops += 1;
      if (socket.writable) socket.write(kind === "body" ? " " : `X-${drops}: a\r\n`);
    }, DRIP_EVERY_MS);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve();
    });
    if (kind === "answer") socket.pause();
    else socket.resume();
  });
}
