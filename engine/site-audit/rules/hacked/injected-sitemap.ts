import { isKin } from "#engine/address/is-kin.ts";
import { pathOf } from "#engine/address/path-of.ts";
import {
  findForeignTrade,
  introductionOf,
} from "#engine/site-audit/suspects/find-foreign-trade.ts";
import { addressForm, isRandomName } from "#engine/site-audit/rule-helpers/address-form.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { SitemapRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** Masses, unlike nearly all that the site links to, on a site of which enough is known. Our choice. */
const LEAST_ENTRIES = 30;
const LEAST_SHARE = 0.9;
const LEAST_KNOWN = 3;
/** Pages of it that speak of what the site does not. */
const LEAST_SPAM = 3;

export const injectedSitemap: SiteRule = {
  id: "injected-sitemap",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#hacked-content`,
  weight: 10,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "sitemap lists", "sitemaps list")} masses of addresses unlike the rest of the site`,
  why: "No page links to addresses of this form, and the file’s name, its host or its pages are strange, too. It looks like a hack that asks Google to index spam.",
  rule: "A sitemap lists pages of the site that the site itself leads to.",
  fix: `${IF_HACKED} Then delete the file, take its line out of robots.txt, and remove it in Search Console.`,
  doneWhen: "The file answers 404, and robots.txt does not name it.",
  guide: {
    topic: "hacked",
    name: "Sitemap that somebody else put there",
    finds:
      "Finds sitemaps with a random name, on a strange host or full of spam, which list masses of addresses of a form that no page of the site links to.",
    matters:
      "Sites with many visitors from search. A foreign sitemap is how thousands of injected pages get indexed within days.",
    example: {
      kind: "sitemap",
      wrong: `
        <!-- /sitemap-x7k2q9.xml -->
        <url><loc>https://chinar.example/shopdetail/83921</loc></url>
        <url><loc>https://chinar.example/shopdetail/83922</loc></url>
      `,
      right: `
        <!-- /sitemap.xml -->
        <url><loc>https://chinar.example/desks</loc></url>
        <url><loc>https://chinar.example/chairs</loc></url>
      `,
    },
  },
  find(site) {
    const linked = new Set(
      site.pages
        .filter(({ url, depth }) => depth !== null && url !== site.home)
        .map(({ url }) => addressForm(url)),
    );
    if (linked.size === 0 || countLinked(site) < LEAST_KNOWN) return [];
    return site.rows.sitemaps.flatMap((sitemap) => {
      const own = sitemap.entries.filter(({ url }) => site.isOwn(url) && url !== site.home);
      if (own.length < LEAST_ENTRIES) return [];
      const unlike = own.filter(({ url }) => !linked.has(addressForm(url)));
      if (unlike.length < own.length * LEAST_SHARE) return [];
      const strange = tellStrange(site, sitemap);
      if (strange === undefined) return [];
      const [first] = unlike;
      return [
        {
          url: sitemap.url,
          evidence: `${strange}; ${groupThousands(unlike.length)} addresses such as ${pathOf(first?.url ?? "", site.home)}, a form that no page links to`,
          linkedFrom: [],
        },
      ];
    });
  },
};

function countLinked({ pages, home }: Site): number {
  return pages.filter(({ url, depth }) => depth !== null && url !== home).length;
}

/** What else is strange; a site may well list pages that it does not link to. */
function tellStrange(site: Site, { url, entries }: SitemapRow): string | undefined {
  const { hostname, pathname } = new URL(url);
  const home = new URL(site.home).hostname;
  if (!isKin(hostname, home) && entries.length > 0) return `the file is on ${hostname}`;
  const file = pathname.split("/").at(-1) ?? "";
  if (isRandomName(file)) return `the file has a random name, ${file}`;
  let spam = 0;
  for (const entry of entries) {
    const facts = site.find(entry.url)?.facts;
    if (facts !== undefined && findForeignTrade(site, introductionOf(facts)) !== undefined)
      spam += 1;
    if (spam >= LEAST_SPAM) return "its pages speak of what the site does not";
  }
  return undefined;
}
