import { enquiryRequest, runLoad } from "#tests/support/server/load.ts";
import { CUTS, type Cut } from "#tests/support/server/postgres-process.ts";
import { startPostgres, type RunningPostgres } from "#tests/support/server/postgres.ts";

import { readByToken } from "./data.ts";
import { figure, skipped, type Figure } from "./figure.ts";
import { format, onEnd, smallSite, startServer, temporaryFolder, wait } from "./workplace.ts";

const ROUNDS = 5;
const CLIENTS = 64;
const MIN_ACKNOWLEDGED = 200;
const BETWEEN_MS = { min: 300, max: 1_500 };
/** PostgreSQL brings itself back first, on a disk that others use too. */
const RECOVERY_LIMIT_MS = 20_000;

/** PostgreSQL's connections are cut while enquiries come: the server goes on. */
export async function cutConnections(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === undefined) return [skipped("connections cut under load", "no PostgreSQL")];
  onEnd(postgres.stop);
  const figures: Figure[] = [];
  for (const how of CUTS) figures.push(await cutRounds(how, postgres));
  return figures;
}

async function cutRounds(how: Cut, postgres: RunningPostgres): Promise<Figure> {
  await postgres.clear();
  const engine = { dataDir: temporaryFolder(), databaseUrl: postgres.url };
  const server = await startServer({
    SITE_DIR: smallSite(),
    DATA_DIR: engine.dataDir,
    DATABASE_URL: postgres.url,
  });
  const hasEnded = () => server.process.exitCode !== null || server.process.signalCode !== null;
  let isOver = false;
  const loading = runLoad({
    port: server.port,
    clients: CLIENTS,
    isOver: () => isOver || hasEnded(),
    request: (serial) => enquiryRequest(`${how}-${serial}`),
  });

  const backMs: number[] = [];
  for (let round = 0; round < ROUNDS && !hasEnded(); round += 1) {
    await wait(BETWEEN_MS.min + Math.random() * (BETWEEN_MS.max - BETWEEN_MS.min));
    await postgres.cut(how);
    backMs.push(await waitUntilTaken(server.port, `${how}-after-${round}`));
  }
  isOver = true;
  const { acknowledged, statuses } = await loading;
  const wentOn = !hasEnded();
  const stored = await readByToken(engine);
  const lost = acknowledged.filter((token) => !stored.has(token)).length;
  server.process.kill("SIGTERM");
  await server.exited;

  const longestMs = Math.max(...backMs);
  return figure({
    what: `${ROUNDS} rounds of PostgreSQL's connections cut (${how}) under ${CLIENTS} clients`,
    demanded: `the server goes on, at least ${format(MIN_ACKNOWLEDGED)} acknowledged, 0 lost, enquiries taken again within ${RECOVERY_LIMIT_MS / 1000} s`,
    measured: `the server ${wentOn ? "went on" : "ended"}, ${format(acknowledged.length)} acknowledged, ${format(statuses.get(503) ?? 0)} refused with 503, ${lost} lost, taken again after ${(longestMs / 1000).toFixed(1)} s at most`,
    reached:
      wentOn &&
      acknowledged.length >= MIN_ACKNOWLEDGED &&
      lost === 0 &&
      longestMs <= RECOVERY_LIMIT_MS,
  });
}

/** How long it takes until an enquiry is taken, at most a little more than it may. */
async function waitUntilTaken(port: number, token: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { acknowledged } = await runLoad({
      port,
      clients: 1,
      maxRequests: 1,
      request: () => enquiryRequest(token),
    });
    const tookMs = performance.now() - start;
    if (acknowledged.length > 0 || tookMs > RECOVERY_LIMIT_MS) return tookMs;
    await wait(100);
  }
}
