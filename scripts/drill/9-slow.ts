import http from "node:http";
import net from "node:net";

import { figure, type Figure } from "#scripts/drill/figure.ts";
import { format, smallSite, startServer, temporaryFolder, wait } from "#scripts/drill/workplace.ts";

const ATTACKERS = 500;
const DURATION_MS = 8_000;
const DRIP_EVERY_MS = 500;
const MAX_WAIT_MS = 1_000;

/** Half of them send headers drop by drop, half a body. They come again whenever they are cut off. */
export async function drillSlow(): Promise<Figure[]> {
  const server = await startServer({ SITE_DIR: smallSite(), DATA_DIR: temporaryFolder() });
  const end = performance.now() + DURATION_MS;
  let cutOff = 0;
  const attackers = Array.from({ length: ATTACKERS }, async (_, index) => {
    while (performance.now() < end) {
      await attack(server.port, index % 2 === 0 ? "headers" : "body", end);
      if (performance.now() < end) cutOff += 1;
    }
  });

  await wait(1_000);
  const waits: number[] = [];
  let failed = 0;
  while (performance.now() < end) {
    const start = performance.now();
    const status = await visit(server.port);
    waits.push(performance.now() - start);
    if (status !== 200) failed += 1;
    await wait(100);
  }
  await Promise.all(attackers);

  const longest = Math.max(...waits);
  return [
    figure({
      number: 9,
      what: `${ATTACKERS} connections that send headers or bodies drop by drop`,
      demanded: `other visitors are served within ${format(MAX_WAIT_MS)} ms`,
      measured: `${waits.length} visits, longest ${format(longest)} ms, ${failed} failed; ${format(cutOff)} attackers cut off`,
      reached: longest < MAX_WAIT_MS && failed === 0 && waits.length > 10,
    }),
  ];
}

/** Resolves when the server hangs up, or when the drill is over. */
function attack(port: number, kind: "headers" | "body", end: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    const start =
      kind === "headers"
        ? "POST /f/audit HTTP/1.1\r\nHost: localhost\r\n"
        : "POST /f/audit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n";
    socket.write(start);
    let drops = 0;
    const timer = setInterval(() => {
      if (performance.now() >= end) socket.destroy();
      drops += 1;
      if (socket.writable) socket.write(kind === "headers" ? `X-${drops}: a\r\n` : " ");
    }, DRIP_EVERY_MS);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve();
    });
    socket.resume();
  });
}

function visit(port: number): Promise<number> {
  return new Promise((resolve) => {
    http
      .get({ port, host: "127.0.0.1", path: "/", agent: false, timeout: 5_000 }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      })
      .on("timeout", function (this: http.ClientRequest) {
        this.destroy();
      })
      .on("error", () => resolve(0));
  });
}
