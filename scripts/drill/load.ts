import { enquiryRequest, percentile, runLoad } from "#tests/support/server/load.ts";

import { figure, type Figure } from "./figure.ts";
import { format, smallSite, startServer, temporaryFolder } from "./workplace.ts";

const CLIENTS = 64;
const WARM_UP_MS = 1_500;
const DURATION_MS = 10_000;
const MIN_PER_SECOND = 1_500;

/** As many enquiries as 64 clients can send, on the machine that they share with the server. */
export async function drillLoad(): Promise<Figure[]> {
  const { port } = await startServer({ SITE_DIR: smallSite(), DATA_DIR: temporaryFolder() });
  const load = (name: string, durationMs: number) =>
    runLoad({
      port,
      clients: CLIENTS,
      durationMs,
      request: (serial) => enquiryRequest(`${name}${serial}`),
    });
  await load("warm", WARM_UP_MS);

  const start = performance.now();
  const { acknowledged, latenciesMs } = await load("load", DURATION_MS);
  const perSecond = (acknowledged.length / (performance.now() - start)) * 1000;
  return [
    figure({
      what: "enquiries stored a second, without limits",
      demanded: `at least ${format(MIN_PER_SECOND)}`,
      measured: `${format(perSecond)}/s, p50 ${format(percentile(latenciesMs, 0.5))} ms, p99 ${format(percentile(latenciesMs, 0.99))} ms`,
      reached: perSecond >= MIN_PER_SECOND,
    }),
  ];
}
