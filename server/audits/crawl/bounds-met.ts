import type { BoundMet } from "#engine/site-audit/rows.ts";

import type { TiredServer } from "#server/audits/crawl/tired-server.ts";
import type { CrawlSettings } from "#server/audits/settings.ts";

type Bounded = { bounds: Map<string, BoundMet> };

/** A sentence of the report; a second one of the same kind takes the first one's place. */
export function addBound(run: Bounded, id: BoundMet["id"], text: string) {
  run.bounds.set(id, { id, text });
}

/** What robots.txt asks for is kept up to our own bound; the report says which. */
export function keepCrawlDelay(
  run: Bounded & { tired: TiredServer; crawl: { settings: CrawlSettings } },
  seconds: number,
) {
  const { maxCrawlDelayMs, gapMs } = run.crawl.settings;
  const askedMs = seconds * 1000;
  if (gapMs === 0 || askedMs <= gapMs) return;
  run.tired.keepGap(Math.min(askedMs, maxCrawlDelayMs));
  const isCapped = askedMs > maxCrawlDelayMs;
  addBound(
    run,
    "crawl-delay",
    `robots.txt asks for ${seconds} s between two pages (Crawl-delay)${isCapped ? `; ${maxCrawlDelayMs / 1000} s were kept` : ", which were kept"}.`,
  );
}
