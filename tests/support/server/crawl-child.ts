/**
 * A process that goes on with one crawl until it is done, or killed: `FILE PORT LEASE_MS`. For the test that
 * kills it; it says "judged" once the report is.
 */
import { setTimeout as wait } from "node:timers/promises";

import { createCrawlTools } from "#server/audits/crawl/crawl-tools.ts";
import { finishCrawl } from "#server/audits/crawl/finish-crawl.ts";
import { createLoopbackGuard } from "./loopback-guard.ts";

const [file = "", port = "", lease = ""] = process.argv.slice(2);
const leaseMs = Number(lease);
const tools = await createCrawlTools({
  place: { file },
  guard: createLoopbackGuard(Number(port)),
  siteUrl: "https://pehla.pk",
  clock: Date.now,
});
process.stdout.write("open\n");
const [crawl] = await tools.store.unfinished();
const work = async () => {
  if (crawl === undefined) return;
  const { outcome } = await finishCrawl(tools, crawl, {
    signal: new AbortController().signal,
    leaseMs,
    onChange: (run) => process.stdout.write(`read ${run.frontier.counts().read}\n`),
    onPhase: () => {},
  });
  if (outcome !== "leased") return;
  await wait(leaseMs);
  await work();
};
await work();
process.stdout.write("judged\n");
await tools.close();
