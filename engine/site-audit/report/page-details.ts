import { shorten } from "#lib/text/shorten.ts";
import type { PageDetails } from "#engine/site-audit/report-page.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";

/** Results show about half of it. */
const MAX_DESCRIPTION = 320;

/** What a table of pages shows of one that was asked; undefined where it was not. */
export function describeDetails(page: PageRow): PageDetails | undefined {
  if (page.status === null) return undefined;
  const { facts, firstByteMs } = page;
  return {
    contentType: page.contentType ?? "",
    location: page.location ?? "",
    bytes: page.bytes ?? null,
    firstByteMs: firstByteMs === undefined ? null : Math.round(firstByteMs),
    xRobotsTag: (page.xRobotsTag ?? "").replaceAll("\n", ", "),
    ...(facts === undefined ? NOTHING_READ : describeFacts(facts)),
  };
}

type ReadDetails = Omit<
  PageDetails,
  "contentType" | "location" | "bytes" | "firstByteMs" | "xRobotsTag"
>;

const NOTHING_READ: ReadDetails = {
  titlePx: null,
  description: "",
  h1: "",
  h1Count: 0,
  canonical: "",
  lang: "",
  dir: "",
  robots: "",
  hreflang: "",
  mainWordCount: null,
  textHash: "",
};

function describeFacts(facts: SitePageFacts): ReadDetails {
  const robots = [facts.noindex, facts.nofollow].flatMap((directive) =>
    directive?.from === "meta" ? [directive.value] : [],
  );
  return {
    titlePx: facts.titles.length === 0 ? null : facts.titleWidthPx,
    description: shorten(facts.descriptions[0]?.value ?? "", MAX_DESCRIPTION, ""),
    h1: facts.h1s[0]?.value ?? "",
    h1Count: facts.h1s.length,
    canonical: facts.canonicals[0]?.value ?? "",
    lang: facts.lang ?? "",
    dir: facts.dir ?? "",
    robots: [...new Set(robots)].join(", "),
    hreflang: facts.hreflang.map(({ code }) => code).join(" "),
    mainWordCount: facts.mainWordCount,
    textHash: facts.textHash,
  };
}
