import { enquiryRequest, percentile, runLoad } from "#server/testing/load.ts";

import { figure, type Figure } from "#scripts/drill/figure.ts";
import { format, smallSite, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";

const CLIENTS = 64;
const DURATION_MS = 6_000;
const WARM_UP_MS = 1_500;
const RUNS = 3;
const MIN_PER_SECOND = 1_500;
const MIN_RATIO = 2;

type Rate = { perSecond: number; p50: number; p99: number };

/** Both ways in one run, turn by turn, so that the machine's moods meet both. */
export async function drillThroughput(): Promise<Figure[]> {
  const group: Rate[] = [];
  const single: Rate[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    group.push(await measure("on"));
    single.push(await measure("off"));
  }

  const [together, apart] = [median(group), median(single)];
  const ratio = together.perSecond / apart.perSecond;
  return [
    figure({
      number: 4,
      what: "enquiries stored a second, two cores shared with the clients, no limits",
      demanded: `at least ${format(MIN_PER_SECOND)}, and ${MIN_RATIO} times the rate of a commit each`,
      measured: `${format(together.perSecond)}/s (p50 ${format(together.p50)} ms, p99 ${format(together.p99)} ms) against ${format(apart.perSecond)}/s: ${ratio.toFixed(1)} times`,
      reached: together.perSecond >= MIN_PER_SECOND && ratio >= MIN_RATIO,
    }),
  ];
}

async function measure(groupCommit: "on" | "off"): Promise<Rate> {
  const server = await startServer({
    SITE_DIR: smallSite(),
    DATA_DIR: temporaryFolder(),
    GROUP_COMMIT: groupCommit,
  });
  const load = (durationMs: number, prefix: string) =>
    runLoad({
      port: server.port,
      clients: CLIENTS,
      durationMs,
      request: (serial) => enquiryRequest(`${prefix}${serial}`),
    });
  await load(WARM_UP_MS, "w");

  const start = performance.now();
  const { acknowledged, latenciesMs } = await load(DURATION_MS, "m");
  const seconds = (performance.now() - start) / 1000;
  server.process.kill("SIGTERM");
  await server.exited;
  return {
    perSecond: acknowledged.length / seconds,
    p50: percentile(latenciesMs, 0.5),
    p99: percentile(latenciesMs, 0.99),
  };
}

function median(rates: readonly Rate[]): Rate {
  const sorted = rates.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)]!;
}
