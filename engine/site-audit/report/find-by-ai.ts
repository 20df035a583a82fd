import { judgeAi, type AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { ClosedIndexes } from "#engine/ai-access/judge-ai-access.ts";
import { lookOfFacts } from "#engine/site-audit/page/look-of-facts.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Can AI find the site's start page? Undefined where its robots.txt was not asked. */
export function findByAi({ rows, home, find }: Site): AiFindability | undefined {
  const { robots, askedAs } = rows;
  if (robots === null) return undefined;
  const page = find(home);
  const own =
    page?.facts === undefined || page.status === null
      ? null
      : { status: page.status, ...lookOfFacts(page.facts) };
  return judgeAi({
    url: home,
    robotsTxt: robots.kind === "unavailable" ? undefined : robots.text,
    closedIndexes: page?.facts === undefined ? [] : closedIndexesOf(page.facts),
    own,
    asked: askedAs?.asked ?? [],
  });
}

/** As far as kept facts tell: what is said to Google, and to Bing where Google is not shut out. */
function closedIndexesOf({ noindex, noindexBing }: SitePageFacts): ClosedIndexes {
  const isForGoogle = /^(?:<meta name="googlebot"|X-Robots-Tag: googlebot)/i;
  return [
    ...(noindex === null ? [] : ([isForGoogle.test(noindex.value) ? "google" : "all"] as const)),
    ...(noindexBing === undefined ? [] : (["bing"] as const)),
  ];
}
