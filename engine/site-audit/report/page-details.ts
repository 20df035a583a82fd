import type { PageDetails } from "#engine/site-audit/report-page.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";

/** Results show about half of it. */
const MAX_DESCRIPTION = 320;

/** What a table of pages shows of one that was asked; undefined where it was not. */
export function describeDetails(page: PageRow): PageDetails | undefined {
  if (page.status === null) return undefined;
  const { facts } = page;
  const robots = [facts?.noindex, facts?.nofollow]
    .filter((directive) => directive?.from === "meta")
    .map((directive) => directive?.value);
  return {
    contentType: page.contentType ?? "",
    location: page.location ?? "",
    bytes: page.bytes ?? null,
    firstByteMs: page.firstByteMs === undefined ? null : Math.round(page.firstByteMs),
    titlePx: facts === undefined || facts.titles.length === 0 ? null : facts.titleWidthPx,
    description: (facts?.descriptions[0]?.value ?? "").slice(0, MAX_DESCRIPTION),
    h1: facts?.h1s[0]?.value ?? "",
    h1Count: facts?.h1s.length ?? 0,
    canonical: facts?.canonicals[0]?.value ?? "",
    lang: facts?.lang ?? "",
    dir: facts?.dir ?? "",
    robots: [...new Set(robots)].join(", "),
    xRobotsTag: (page.xRobotsTag ?? "").replaceAll("\n", ", "),
    hreflang: (facts?.hreflang ?? []).map(({ code }) => code).join(" "),
    mainWordCount: facts?.mainWordCount ?? null,
    textHash: facts?.textHash ?? "",
  };
}
