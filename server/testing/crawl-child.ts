/**
 * A process that goes on with one crawl until it is done, or killed: `FILE PORT`. For the test that
 * kills it; it says "judged" once the report stands.
 */
import { setTimeout as wait } from "node:timers/promises";

import { createPoliteness } from "#server/live/politeness.ts";
import { createCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { finishCrawl } from "#server/site-audit/finish-crawl.ts";
import { createLoopbackGuard } from "#server/testing/loopback-guard.ts";

/** Short: the next process need not wait for the killed one's to run out. */
const LEASE_MS = 300;

const [file = "", port = ""] = process.argv.slice(2);
const tools = await createCrawlTools({
  place: { file },
  guard: createLoopbackGuard(Number(port)),
  siteUrl: "https://pehla.pk",
  clock: Date.now,
  politeness: createPoliteness({
    clock: Date.now,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
  }),
});
process.stdout.write("open\n");
const [crawl] = await tools.store.unfinished();
while (crawl !== undefined) {
  const { outcome } = await finishCrawl(tools, crawl, {
    signal: new AbortController().signal,
    leaseMs: LEASE_MS,
    onChange: (run) => process.stdout.write(`read ${run.frontier.counts().read}\n`),
    onPhase: () => {},
  });
  if (outcome !== "held") break;
  await wait(LEASE_MS);
}
process.stdout.write("judged\n");
await tools.close();
