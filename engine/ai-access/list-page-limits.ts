import type { ClosedIndexes } from "./judge-ai-access.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { findBlockingHeader, forbidsIndexing } from "#engine/html/robots-directives.ts";

/** Who the page's robots metas and X-Robots-Tag are for, and the index that it closes. */
const INDEXES = [
  ["robots", null, "all"],
  ["googlebot", "googlebot", "google"],
  ["bingbot", "bingbot", "bing"],
] as const;

/**
 * The indexes that a page's noindex keeps it out of. DuckDuckGo and Copilot answer from Bing's.
 * https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240
 * https://duckduckgo.com/duckduckgo-help-pages/results/sources
 */
export function listClosedIndexes({ robots, context }: PageFacts): ClosedIndexes {
  const { xRobotsTag = "", now } = context;
  return INDEXES.flatMap(([meta, agent, index]) => {
    const isShut =
      findBlockingHeader(xRobotsTag, agent, now) !== null ||
      robots.some(
        ({ name, content, element }) =>
          name === meta && element.inLiveHead && forbidsIndexing(content, now),
      );
    return isShut ? [index] : [];
  });
}
