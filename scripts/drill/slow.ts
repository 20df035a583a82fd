import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { Worker } from "node:worker_threads";

import type { VisitorTask, Visits } from "#scripts/drill/slow-visitor.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import { builtSite, format, startServer, temporaryFolder, wait } from "#scripts/drill/workplace.ts";

/** More than the server takes at once, and more than it takes of one address or network. */
const ATTACKERS = 2_500;
const UNREAD = 2_300;
const ATTACKER = "127.0.0.1";
/** Another network than that of the attackers. */
const VISITOR = "127.1.0.1";
/** Where the system counts its connections: those that are ended and keep what was not read. */
const SOCKETS = "/proc/net/sockstat";
/** What others on this machine may leave. */
const MAX_ORPHANS = 50;
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
  const { waitsMs: waits, failed } = await visit(server.port, VISITOR, end - performance.now());
  await Promise.all(attackers);

  const longest = Math.max(...waits);
  return [
    figure({
      what: `${format(ATTACKERS)} connections of one address that send headers or bodies drop by drop, or read no answer`,
      demanded: `other visitors are served within ${format(MAX_WAIT_MS)} ms`,
      measured: `${waits.length} visits, longest ${format(longest)} ms, ${failed} failed; ${format(cutOff)} attackers cut off`,
      reached: longest < MAX_WAIT_MS && failed === 0 && waits.length > 10,
    }),
  ];
}

/**
 * All of them ask for a large file, and none reads it, nor notices that it is cut off. Others visit,
 * and somebody who shares their address.
 */
export async function drillUnread(): Promise<Figure[]> {
  const site = builtSite();
  const server = await startServer({ SITE_DIR: site, DATA_DIR: temporaryFolder() });
  const request = `GET ${largestAsset(site)} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(2);
  const before = countOrphans();
  const visits = Promise.all(
    [VISITOR, ATTACKER].map((address) => visit(server.port, address, DURATION_MS)),
  );
  const sockets = Array.from({ length: UNREAD }, () => {
    const socket = net.connect(server.port, ATTACKER).on("error", () => {});
    socket.pause().write(request);
    return socket;
  });
  await wait(DURATION_MS / 2);
  const orphans = Math.max(0, countOrphans() - before);
  const [others, neighbours] = (await visits) as [Visits, Visits];
  for (const socket of sockets) socket.destroy();

  return [
    figure({
      what: `${format(UNREAD)} connections of one address that read nothing`,
      demanded: `no visit fails, and at most ${MAX_ORPHANS} of the connections stay with the system after they were cut`,
      measured: `${countFailed(others)} visits of others failed, ${countFailed(neighbours)} of somebody at the same address; ${format(orphans)} stay`,
      reached: others.failed + neighbours.failed === 0 && orphans <= MAX_ORPHANS,
    }),
  ];
}

async function visit(port: number, localAddress: string, ms: number): Promise<Visits> {
  const task: VisitorTask = { port, localAddress, untilMs: Date.now() + ms };
  const visitor = new Worker(new URL("slow-visitor.ts", import.meta.url), { workerData: task });
  const [visits] = (await once(visitor, "message")) as [Visits];
  return visits;
}

function countFailed({ waitsMs, failed }: Visits): string {
  return `${failed} of ${waitsMs.length}`;
}

function countOrphans(): number {
  if (!existsSync(SOCKETS)) return 0;
  return Number(/^TCP: .*orphan (\d+)/m.exec(readFileSync(SOCKETS, "utf8"))?.[1] ?? 0);
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
    const socket = net.connect(port, ATTACKER);
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
