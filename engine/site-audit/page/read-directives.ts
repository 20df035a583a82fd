/** What a page and its headers ask of Google: index, follow, which address, which language. */
import { listPageLimits } from "#engine/ai-access/list-page-limits.ts";
import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import {
  findBlockingHeader,
  findNofollowHeader,
  forbidsFollowing,
  forbidsIndexing,
  readRobotsHeaders,
  splitDirectives,
} from "#engine/html/robots-directives.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import { withoutFragment } from "#engine/address/without-fragment.ts";
import type { SitePageFacts } from "./site-page-facts.ts";

type Directives = Pick<
  SitePageFacts,
  "canonicals" | "noindex" | "noindexBing" | "nofollow" | "robots" | "limits" | "hreflang"
>;

export function readDirectives(facts: PageFacts): Directives {
  const { context } = facts;
  const base = facts.base.baseUrl?.href;
  const resolve = (href: string) => {
    const url = URL.parse(href, base)?.href;
    return url === undefined || url.length > MAX_ADDRESS_CHARACTERS ? null : withoutFragment(url);
  };
  const header = readLinkHeader(context.linkHeader ?? "");
  const findMeta = (isForbidden: (content: string) => boolean, agent = "googlebot") =>
    facts.robots.find(
      ({ name, content, element }) =>
        (name === "robots" || name === agent) && element.inLiveHead && isForbidden(content),
    );
  const headers = context.xRobotsTag ?? "";
  const { now } = context;
  const findNoindex = (agent: string) =>
    toPlace(
      findMeta((content) => forbidsIndexing(content, now), agent),
      findBlockingHeader(headers, agent, now),
    );
  const noindex = findNoindex("googlebot");
  const noindexBing = noindex === null ? findNoindex("bingbot") : null;

  return {
    canonicals: [
      ...facts.canonicals
        .filter(({ element }) => element.inLiveHead)
        .map(({ href, element }) => ({
          value: resolve(href),
          line: element.line,
          from: "head" as const,
        })),
      ...header
        .filter(({ rel }) => rel === "canonical")
        .map(({ href }) => ({ value: resolve(href), line: 0, from: "header" as const })),
    ],
    noindex,
    ...(noindexBing !== null && { noindexBing }),
    nofollow: toPlace(findMeta(forbidsFollowing), findNofollowHeader(headers, "googlebot")),
    robots: readRobots(facts),
    limits: listPageLimits(facts),
    hreflang: [
      ...facts.hreflang
        .filter(({ element }) => element.inLiveHead)
        .map(({ hreflang, href, element }) => ({
          code: hreflang.trim(),
          value: href === null ? null : resolve(href),
          line: element.line,
          from: "head" as const,
        })),
      ...header
        .filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== "")
        .map(({ hreflang, href }) => ({
          code: hreflang,
          value: resolve(href),
          line: 0,
          from: "header" as const,
        })),
    ],
  };
}

/** Everything that is said to Google, each directive once and without blanks. */
function readRobots({ robots, context }: PageFacts): readonly string[] {
  const metas = robots.filter(
    ({ name, element }) => (name === "robots" || name === "googlebot") && element.inLiveHead,
  );
  const headers = readRobotsHeaders(context.xRobotsTag ?? "").filter(
    ({ agent }) => agent === null || agent === "googlebot",
  );
  const directives = [...metas, ...headers].flatMap(({ content }) => splitDirectives(content));
  return [...new Set(directives.map((directive) => directive.replaceAll(/\s/g, "")))];
}

function toPlace(
  meta: PageFacts["robots"][number] | undefined,
  header: string | null,
): SitePageFacts["noindex"] {
  if (meta !== undefined) {
    const value = `<meta name="${meta.name}" content="${meta.content}">`;
    return { value, line: meta.element.line, from: "meta" };
  }
  return header === null ? null : { value: `X-Robots-Tag: ${header}`, line: 0, from: "header" };
}
