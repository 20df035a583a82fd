import { enquiryRequest, runLoad } from "#server/testing/load.ts";

import { readByToken } from "#scripts/drill/data.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import { format, smallSite, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";

const ROUNDS = 5;
const CLIENTS = 64;
const MAX_EXIT_MS = 1_000;

export async function drillShutdown(): Promise<Figure[]> {
  const exitTimes: number[] = [];
  let acknowledgedInAll = 0;
  let lost = 0;
  let badCodes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const engine = { dataDir: temporaryFolder() };
    const server = await startServer({ SITE_DIR: smallSite(), DATA_DIR: engine.dataDir });
    let isOver = false;
    let signalledAt = 0;
    const ended = server.exited.then((code) => {
      isOver = true;
      exitTimes.push(performance.now() - signalledAt);
      if (code !== 0) badCodes += 1;
    });
    setTimeout(() => {
      signalledAt = performance.now();
      server.process.kill("SIGTERM");
    }, 1_000);

    const { acknowledged } = await runLoad({
      port: server.port,
      clients: CLIENTS,
      isOver: () => isOver,
      request: (serial) => enquiryRequest(`s${round}-${serial}`),
    });
    await ended;
    const stored = await readByToken(engine);
    acknowledgedInAll += acknowledged.length;
    lost += acknowledged.filter((token) => !stored.has(token)).length;
  }

  const slowest = Math.max(...exitTimes);
  return [
    figure({
      what: `SIGTERM under ${CLIENTS} clients, ${ROUNDS} rounds`,
      demanded: `exit under ${format(MAX_EXIT_MS)} ms, 0 lost`,
      measured: `slowest exit ${format(slowest)} ms, ${format(acknowledgedInAll)} acknowledged, ${lost} lost`,
      reached: slowest < MAX_EXIT_MS && lost === 0 && badCodes === 0,
    }),
  ];
}
