/** Faults that a site has once: a small healthy site each, and the few lines that make it right or wrong. */
import type { RobotsRow, SitemapRow, VariantRow } from "#engine/site-audit/rows.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { SITE, type Answer, type Extra } from "#tests/support/site-rows.ts";

export type SiteWideCase = {
  issue: "robots-unreachable" | "host-variants" | "sitemap-invalid";
  what: string;
  isFault: boolean;
  answers: Readonly<Record<string, Answer>>;
  extra: Extra;
};

const answers = Object.fromEntries(
  ["/", "/hub-a", "/hub-b"].map((path) => [path, healthyPage(path)]),
);

const robots = (status: number | null, kind: RobotsRow["kind"], text = ""): Extra => ({
  robots: { url: `${SITE}/robots.txt`, status, kind, text },
});

const variant = (url: string, status: number | null, end: string | null): Extra => ({
  variants: [{ url, status, end } satisfies VariantRow],
});

const sitemap = (
  kind: SitemapRow["kind"],
  foundIn: SitemapRow["foundIn"],
  status: number,
): Extra => ({
  sitemaps: [{ url: `${SITE}/sitemap.xml`, foundIn, status, kind, entries: [] }],
});

const cases = (
  issue: SiteWideCase["issue"],
  isFault: boolean,
  sites: Readonly<Record<string, Extra>>,
): readonly SiteWideCase[] =>
  Object.entries(sites).map(([what, extra]) => ({ issue, what, isFault, answers, extra }));

export const siteWideCases: readonly SiteWideCase[] = [
  ...cases("robots-unreachable", true, {
    "robots.txt answers 503": robots(503, "unavailable"),
    "robots.txt answers 500": robots(500, "unavailable"),
    "robots.txt does not answer": robots(null, "unavailable"),
  }),
  ...cases("robots-unreachable", false, {
    "robots.txt answers 404": robots(404, "none"),
    "robots.txt answers 403": robots(403, "none"),
    "robots.txt is empty": robots(200, "file"),
  }),
  ...cases("host-variants", true, {
    "http answers itself": variant("http://shop.example/", 200, "http://shop.example/"),
    "www answers itself": variant("https://www.shop.example/", 200, "https://www.shop.example/"),
    "www leads to another site": variant(
      "http://www.shop.example/",
      302,
      "https://parked.example/",
    ),
  }),
  ...cases("host-variants", false, {
    "http leads to the site": variant("http://shop.example/", 301, `${SITE}/`),
    "www leads to a page of the site": variant("https://www.shop.example/", 301, `${SITE}/hub-a`),
    "www does not answer": variant("http://www.shop.example/", null, null),
  }),
  ...cases("sitemap-invalid", true, {
    "robots.txt names a file that is no sitemap": sitemap("invalid", "robots", 200),
    "robots.txt names a file that is gone": sitemap("missing", "robots", 404),
    "a file at the usual place is no sitemap": sitemap("invalid", "usual", 200),
  }),
  ...cases("sitemap-invalid", false, {
    "nothing stands at the usual place": sitemap("missing", "usual", 404),
    "a sitemap of pages without an entry": sitemap("pages", "robots", 200),
    "an index of sitemaps without an entry": sitemap("index", "robots", 200),
  }),
];
