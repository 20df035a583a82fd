/** A visitor in a thread of its own: in that of 2,500 attackers it would wait for these, not for the server. */
import http from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export type VisitorTask = { port: number; localAddress: string; untilMs: number };
export type Visits = { waitsMs: number[]; failed: number };

const PAUSE_MS = 100;
const GIVE_UP_MS = 5_000;

const { port, localAddress, untilMs } = workerData as VisitorTask;
const visits: Visits = { waitsMs: [], failed: 0 };
while (Date.now() < untilMs) {
  const start = performance.now();
  if ((await visit()) !== 200) visits.failed += 1;
  visits.waitsMs.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
parentPort?.postMessage(visits, []);

function visit(): Promise<number> {
  const options = { port, host: "127.0.0.1", localAddress, path: "/thanks", agent: false };
  return new Promise((resolve) => {
    http
      .get({ ...options, timeout: GIVE_UP_MS }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      })
      .on("timeout", function (this: http.ClientRequest) {
        this.destroy();
      })
      .on("error", () => resolve(0));
  });
}
