import { spawnSync } from "node:child_process";
import { rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { enquiryRequest, runLoad } from "#tests/support/server/load.ts";
import { malformedRequests } from "#tests/support/server/malformed-requests.ts";
import { sendBytes } from "#tests/support/server/send-bytes.ts";

import { readByToken } from "./data.ts";
import { figure, noDisk, type Figure } from "./figure.ts";
import { askReady, mountDisk, smallSite, startServer, temporaryFolder, wait } from "./workplace.ts";

export async function drillFaults(): Promise<Figure[]> {
  return [await sendMalformed(), await fillDisk(), await startReadOnly()];
}

async function sendMalformed(): Promise<Figure> {
  const dataDir = temporaryFolder();
  const server = await startServer({ SITE_DIR: smallSite(), DATA_DIR: dataDir });

  const answers = await Promise.all(
    malformedRequests.map(async ({ what, bytes, statuses }) => {
      const text = await sendBytes(server.port, bytes);
      return { what, statuses, status: Number(text.slice(9, 12)), text };
    }),
  );
  const alive = server.process.exitCode === null;
  server.process.kill("SIGTERM");
  await server.exited;
  const stored = (await readByToken({ dataDir })).size;

  const broken = answers.filter(({ status }) => status >= 500 || status === 0);
  const wrong = answers.filter(({ status, statuses }) => !statuses.includes(status));
  const accepted = answers.filter(({ status }) => status === 200).length;
  const silent = answers.filter(
    ({ status, text }) => status !== 200 && status !== 404 && !text.includes('"errors":[{'),
  );
  return figure({
    what: `${answers.length} malformed requests`,
    demanded:
      "0 answers of 5xx, every status right and told in JSON, process alive, 0 rows but those of odd valid ones",
    measured: `${broken.length} of 5xx, ${wrong.length} wrong statuses${wrong.map(({ what, status }) => ` (${what}: ${status})`).join("")}, ${silent.length} without JSON, process ${alive ? "alive" : "dead"}, ${stored} rows for ${accepted} odd valid ones`,
    reached:
      broken.length === 0 &&
      wrong.length === 0 &&
      silent.length === 0 &&
      alive &&
      // The odd valid ones say the same, so they are one enquiry.
      stored <= accepted,
  });
}

/** An answer of /readyz holds for a second. */
const READY_MEMORY_MS = 1_100;

const DISK_KB = 16 * 1024;

/** A small disk, filled to the brim and then relieved. */
async function fillDisk(): Promise<Figure> {
  const what = "a disk that is full";
  const dataDir = mountDisk(`size=${DISK_KB}k`);
  if (dataDir === undefined) return noDisk(what);

  const server = await startServer({ SITE_DIR: smallSite(), DATA_DIR: dataDir });
  const load = (maxRequests: number, prefix: string) =>
    runLoad({
      port: server.port,
      clients: 8,
      maxRequests,
      request: (serial) => enquiryRequest(`${prefix}${serial}`),
    });
  const before = await load(50, "before");
  const ballast = path.join(dataDir, "ballast");
  const isReady = async () => (await askReady(server.port)).status === 200;
  const readyBefore = await isReady();
  fillUp(ballast);
  const during = await load(400, "during");
  // Asked after a second in which nothing else is: what it says it has found out itself.
  await wait(READY_MEMORY_MS);
  const { status: readyDuring, text: readyText } = await askReady(server.port);
  const ballastSize = statSync(ballast).size;
  rmSync(ballast);
  await wait(READY_MEMORY_MS);
  const readyAfter = await isReady();
  const after = await load(50, "after");

  const stored = await readByToken({ dataDir });
  const acknowledged = [before, during, after].flatMap((result) => result.acknowledged);
  const lost = acknowledged.filter((token) => !stored.has(token)).length;
  const refused = during.statuses.get(503) ?? 0;
  const others = [...during.statuses.keys()].filter((status) => status !== 200 && status !== 503);
  return figure({
    what,
    demanded: "503 and never a false 200; /readyz says so; recovers alone",
    measured: `${refused} of 400 refused with 503 beside ${Math.round(ballastSize / 1024)} kB of ballast, ${lost} acknowledged lost, /readyz ${readyDuring} ${readyText}, ${after.acknowledged.length} of 50 taken once there was room, /readyz ${readyAfter ? "200" : "503"}`,
    reached:
      refused > 0 &&
      others.length === 0 &&
      lost === 0 &&
      readyBefore &&
      readyDuring === 503 &&
      readyText.includes("the disk is full") &&
      readyAfter &&
      after.acknowledged.length === 50,
  });
}

/** The disk may not be written when the server starts, and may be later. */
async function startReadOnly(): Promise<Figure> {
  const what = "a disk that is read-only at the start";
  const dataDir = mountDisk("size=4m,ro");
  if (dataDir === undefined) return noDisk(what);

  const server = await startServer({ SITE_DIR: smallSite(), DATA_DIR: dataDir });
  const send = async (token: string) => {
    const { statuses } = await runLoad({
      port: server.port,
      clients: 1,
      maxRequests: 1,
      request: () => enquiryRequest(token),
    });
    return [...statuses.keys()][0];
  };
  const before = await send("before");
  spawnSync("mount", ["-o", "remount,rw", dataDir]);
  const start = performance.now();
  let after = before;
  while (after !== 200 && performance.now() - start < RECOVERY_LIMIT_MS) {
    await wait(250);
    after = await send("after");
  }
  const seconds = (performance.now() - start) / 1000;
  return figure({
    what,
    demanded: "503, then recovers alone",
    measured: `${before}, then ${after} ${seconds.toFixed(1)} s after it could be written`,
    reached: before === 503 && after === 200,
  });
}

const RECOVERY_LIMIT_MS = 15_000;

function fillUp(file: string) {
  for (let size = DISK_KB * 1024; size > 1024; size = Math.floor(size / 2)) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch {
      // A smaller piece may still fit.
    }
  }
}
