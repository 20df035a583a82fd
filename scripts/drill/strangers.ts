/** People who send the server hostile sites to read, and watch it; none of them reads what it answers. */
import net from "node:net";

import type { LiveRequest } from "#engine/live/contract.ts";

import { wait } from "#scripts/drill/workplace.ts";

/** As a proxy would pass them on: all by one address, none read. */
export function openStreams(port: number, secret: string, count: number): net.Socket[] {
  return Array.from({ length: count }, () => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    socket.on("error", () => socket.destroy());
    socket.write(`GET /api/site-audits/${secret}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  });
}

/** One audit of the site after the other. */
export async function auditAgain(port: number, site: string, isOver: () => boolean) {
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
export async function readAgain(port: number, reading: LiveRequest, isOver: () => boolean) {
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
