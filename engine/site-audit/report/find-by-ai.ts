import { judgeAi, type AiFindability } from "#engine/ai-access/judge-ai.ts";
import { isNotThere } from "#engine/site-audit/coverage.ts";
import type { PageLimit } from "#engine/ai-access/list-page-limits.ts";
import { lookOfFacts } from "#engine/site-audit/page/look-of-facts.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Can AI find the site's home page? Undefined where its robots.txt was not asked. */
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
    ...(page?.facts !== undefined && { limits: limitsOf(page.facts) }),
    ...(typeof page?.status === "number" && { status: page.status }),
    isUnreached: isNotThere(page),
    own,
    asked: askedAs?.asked ?? [],
  });
}

/** Rows of older rules kept noindex alone. */
function limitsOf({ limits, noindex }: SitePageFacts): readonly PageLimit[] {
  return limits ?? (noindex === null ? [] : [{ directive: "noindex", to: "*" }]);
}
