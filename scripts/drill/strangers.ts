/**
 * `node scripts/drill/strangers.ts`: hostile sites, and people who send the server there and watch it; none
 * of them reads what it answers. A process of their own, as they would have machines of their own: it goes
 * last where the server and its visitors want a processor. It sends the port of its sites, then works
 * through each round that it is sent, and says when it is over.
 */
import net, { type AddressInfo } from "node:net";
import os from "node:os";

import type { LiveRequest } from "#engine/live/live-request.ts";
import { HOSTILE_READINGS, HOSTILE_SITES, startHostileWeb } from "#server/testing/hostile-web.ts";

import { until } from "#scripts/drill/visits.ts";
import { wait } from "#scripts/drill/workplace.ts";

/** `port`: of the server; `secret`: of an audit whose progress is watched `streams` times. */
export type HostileRound = { port: number; secret: string; streams: number; ms: number };

os.setPriority(os.constants.priority.PRIORITY_LOW);
const web = await startHostileWeb();
process.send?.({ webPort: (web.address() as AddressInfo).port });
process.on("message", async (round: HostileRound) => {
  await beHostile(round);
  process.send?.({ isOver: true });
});

async function beHostile({ port, secret, streams, ms }: HostileRound) {
  const isOver = until(ms);
  const sockets = openStreams(port, secret, streams);
  await Promise.all([
    ...HOSTILE_SITES.map((site) => auditAgain(port, site, isOver)),
    ...HOSTILE_READINGS.map((reading) => readAgain(port, reading, isOver)),
  ]);
  for (const socket of sockets) socket.destroy();
}

/** As a proxy would pass them on: all by one address, none read. */
function openStreams(port: number, secret: string, count: number): net.Socket[] {
  return Array.from({ length: count }, () => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    socket.on("error", () => socket.destroy());
    socket.write(`GET /api/site-audits/${secret}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  });
}

/** One audit of the site after the other. */
async function auditAgain(port: number, site: string, isOver: () => boolean) {
  while (!isOver()) {
    const { id } = await readJson(post(port, "/api/site-audits", { url: `http://${site}/` }));
    let phase = id === undefined ? "failed" : "waiting";
    while (!isOver() && !/done|stopped|failed/.test(phase)) {
      await wait(1_000);
      const state = await readJson(fetch(`http://127.0.0.1:${port}/api/site-audits/${id}`));
      phase = state.phase ?? phase;
    }
    await readReport(`http://127.0.0.1:${port}/api/site-audits/${id}`);
    await wait(500);
  }
}

/** Twelve who ask at once, for everything of it. */
async function readReport(address: string) {
  const parts = ["", "/issues?limit=500", "/pages?limit=500", "/report.json"];
  const asked = parts.flatMap((part) => [part, part, part]).map((part) => fetch(address + part));
  const answers = await Promise.allSettled(asked);
  await Promise.allSettled(
    answers.map(async (answer) => answer.status === "fulfilled" && (await answer.value.text())),
  );
}

/** Nothing where the connection broke: whoever does harm is not counted. */
async function readJson(asked: Promise<Response>): Promise<{ id?: string; phase?: string }> {
  try {
    return (await (await asked).json()) as { id?: string; phase?: string };
  } catch {
    return {};
  }
}

/** One such live reading after the other. */
async function readAgain(port: number, reading: LiveRequest, isOver: () => boolean) {
  while (!isOver()) {
    await readJson(post(port, "/api/live", reading));
    await wait(500);
  }
}

function post(port: number, address: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const url = `http://127.0.0.1:${port}${address}`;
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}
