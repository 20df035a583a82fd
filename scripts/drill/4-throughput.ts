import { enquiryRequest, percentile, runLoad } from "#server/testing/load.ts";

import { figure, type Figure } from "#scripts/drill/figure.ts";
import { format, smallSite, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";

const CLIENTS = 64;
const TURNS = 24;
const TURN_MS = 500;
const WARM_UP_MS = 1_500;
const MIN_PER_SECOND = 1_500;
const MIN_RATIO = 2;

/**
 * Two servers, one with a commit for many enquiries and one with a commit for each, loaded by
 * turns of half a second: a slow spell of the machine meets both.
 */
export async function drillThroughput(): Promise<Figure[]> {
  const together = await startCandidate("on");
  const apart = await startCandidate("off");
  for (let turn = 0; turn < TURNS; turn += 1) {
    await together.takeTurn();
    await apart.takeTurn();
  }
  const [group, single] = [await together.end(), await apart.end()];

  const ratio = group.perSecond / single.perSecond;
  return [
    figure({
      number: 4,
      what: "enquiries stored a second, two cores shared with the clients, no limits",
      demanded: `at least ${format(MIN_PER_SECOND)}, and ${MIN_RATIO} times the rate of a commit each`,
      measured: `${format(group.perSecond)}/s (p50 ${format(group.p50)} ms, p99 ${format(group.p99)} ms) against ${format(single.perSecond)}/s: ${ratio.toFixed(2)} times`,
      reached: group.perSecond >= MIN_PER_SECOND && ratio >= MIN_RATIO,
    }),
  ];
}

async function startCandidate(groupCommit: "on" | "off") {
  const server = await startServer({
    SITE_DIR: smallSite(),
    DATA_DIR: temporaryFolder(),
    GROUP_COMMIT: groupCommit,
  });
  let sent = 0;
  const load = (durationMs: number) =>
    runLoad({
      port: server.port,
      clients: CLIENTS,
      durationMs,
      request: () => enquiryRequest(`${groupCommit}${(sent += 1)}`),
    });
  await load(WARM_UP_MS);

  let acknowledged = 0;
  let ms = 0;
  const latenciesMs: number[] = [];
  return {
    async takeTurn() {
      const start = performance.now();
      const result = await load(TURN_MS);
      ms += performance.now() - start;
      acknowledged += result.acknowledged.length;
      latenciesMs.push(...result.latenciesMs);
    },
    async end() {
      server.process.kill("SIGTERM");
      await server.exited;
      return {
        perSecond: (acknowledged / ms) * 1000,
        p50: percentile(latenciesMs, 0.5),
        p99: percentile(latenciesMs, 0.99),
      };
    },
  };
}
