import type { PageFacts } from "#engine/html/page-facts.ts";

/** What this audit could not see, one line each: what was not handed over, then what no HTML holds. */
export function listNotMeasured({
  address,
  context,
}: Pick<PageFacts, "address" | "context">): readonly string[] {
  return [
    ...(context.httpStatus === undefined ? ["Status code of the page"] : []),
    ...(context.xRobotsTag === undefined && context.linkHeader === undefined
      ? ["Response headers: X-Robots-Tag, Link, redirects"]
      : []),
    ...(context.robotsTxt === undefined ? ["robots.txt of the site"] : []),
    ...(address.source === "given"
      ? []
      : [
          address.source === "unknown"
            ? "The page's own address: canonical and mixed content are checked only in part"
            : `The page's own address was taken from its ${address.source}, so that link could not be checked against it`,
        ]),
    "Speed and Core Web Vitals: see PageSpeed Insights",
    "What scripts add or hide after loading, and what style sheets hide",
    "Other pages: return links of language versions, broken links, duplicates",
    "Links from other sites",
  ];
}
