import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { DAY_MS } from "#lib/durations.ts";

export const lastmodFalse: SiteRule = {
  id: "lastmod-false",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps",
  weight: 1,
  fixedIn: "server",
  title: (pages) =>
    howMany(pages, "date in the sitemap cannot be true", "dates in the sitemap cannot be true"),
  why: "Google uses the dates only where they have proved true; then new pages are read sooner.",
  rule: "lastmod is when the page really changed.",
  fix: "Write the day of the page's own change, as 2026-11-25 or 2026-11-25T09:00:00+05:00, or leave lastmod out.",
  doneWhen: "The dates differ as the pages do, and none is in the future.",
  guide: {
    topic: "sitemap",
    name: "Untrue dates in the sitemap",
    finds: "Finds sitemap dates all the same or in the future.",
    matters:
      "News sites and shops that want changes read soon: a true date helps with that, and a false one is worse than none.",
    example: {
      kind: "sitemap",
      wrong: `
        <url><loc>https://chinar.example/desks</loc><lastmod>2030-01-01</lastmod></url>
        <url><loc>https://chinar.example/chairs</loc><lastmod>2030-01-01</lastmod></url>
      `,
      right: `
        <url><loc>https://chinar.example/desks</loc><lastmod>2026-11-02</lastmod></url>
        <url><loc>https://chinar.example/chairs</loc><lastmod>2026-08-19</lastmod></url>
      `,
    },
  },
  find(site) {
    const sameMoment = site.rows.sitemaps.flatMap(({ url, entries }) => {
      if (entries.length < MIN_SAME) return [];
      const moments = Map.groupBy(
        entries.flatMap(({ lastmod }) => (lastmod?.includes("T") ? [lastmod] : [])),
        (lastmod) => lastmod,
      );
      const [most] = [...moments].toSorted(([, one], [, other]) => other.length - one.length);
      if (most === undefined || most[1].length < entries.length * MOST) return [];
      const evidence = `${most[1].length} of ${entries.length} addresses, all of ${most[0]}`;
      return [{ url, evidence, cause: "same", linkedFrom: [] }];
    });
    const future = [...site.listed.values()].flatMap(({ url, lastmod }) =>
      lastmod !== undefined && Date.parse(lastmod) > site.now + DAY_MS
        ? [{ url, evidence: `lastmod ${lastmod} is in the future`, cause: "future" }]
        : [],
    );
    const unreadable = [...site.listed.values()].flatMap(({ url, lastmod }) => {
      const fault = lastmod === undefined ? undefined : findDateFault(lastmod);
      return fault === undefined
        ? []
        : [{ url, evidence: `lastmod ${lastmod} ${fault}`, cause: fault }];
    });
    return [...sameMoment, ...future, ...unreadable];
  },
};

const W3C_DATE =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/** https://www.w3.org/TR/NOTE-datetime, which sitemaps.org asks for; Search Console refuses other dates. */
function findDateFault(lastmod: string): string | undefined {
  const parts = W3C_DATE.exec(lastmod);
  if (parts === null) return "is no date as sitemaps write it";
  const [, year, month = "01", day = "01", time, zone] = parts;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  const isTime = time === undefined || !Number.isNaN(Date.parse(`2000-01-01${time}`));
  if (!isDay || !isTime) return "is a day or a time that does not exist";
  return time !== undefined && zone === undefined ? "has a time and no time zone" : undefined;
}

/** Fewer pages may well be published in one go; these and most of them at one second are not. Our choice. */
const MIN_SAME = 20;
const MOST = 0.8;
