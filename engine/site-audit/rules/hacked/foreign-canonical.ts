import { isKin } from "#engine/address/is-kin.ts";
import { findForeignTrade } from "#engine/site-audit/suspects/find-foreign-trade.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

/** One or two are a text taken over, or a slip. Our choice. */
const LEAST_PAGES = 3;

export const foreignCanonical: SiteRule = {
  id: "foreign-canonical",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#hacked-content`,
  weight: 10,
  fixedIn: "template",
  title: (pages, cause) =>
    `${howMany(pages, "page names", "pages name")} an unrelated site as the original${cause === undefined ? "" : `: ${cause}`}`,
  why: "A second canonical beside your own, or one to a site that sells what you do not, looks like a hack: the results that your pages earn go to the other site.",
  rule: "A canonical names the site itself.",
  fix: `${IF_HACKED} Then take the foreign canonical out of the template, or out of the plugin that writes it.`,
  doneWhen: "Each page has one canonical, which names this site.",
  guide: {
    topic: "hacked",
    name: "Canonical given away to an unrelated site",
    finds:
      "Finds groups of pages that name an unrelated site as their original: beside their own canonical, or one that sells medicines, gambling or fake brands.",
    matters:
      "Sites whose template or SEO plugin somebody else can change. Pages leave the results one by one and look untouched.",
    example: {
      kind: "html",
      wrong: `
        <link rel="canonical" href="https://chinar.example/desks">
        <link rel="canonical" href="https://slot-gacor.example/daftar">
      `,
      right: '<link rel="canonical" href="https://chinar.example/desks">',
    },
  },
  find(site) {
    const found = site.readPages.flatMap((page) => {
      const canonical = findSuspect(site, page);
      return canonical === undefined ? [] : [{ page, ...canonical }];
    });
    return [...Map.groupBy(found, ({ host }) => host).values()]
      .filter((pages) => pages.length >= LEAST_PAGES)
      .flat()
      .map(({ page, host, href, line }) => ({
        url: page.url,
        line,
        evidence: `canonical ${href}`,
        cause: host,
      }));
  },
};

function findSuspect(site: Site, { facts }: AuditedPage) {
  const isOwn = facts.canonicals.some(({ value }) => value !== null && site.isOwn(value));
  for (const { value, line } of facts.canonicals) {
    if (value === null || site.isOwn(value)) continue;
    const { hostname: host } = new URL(value);
    if (isKin(host, new URL(site.home).hostname)) continue;
    const words = value.replaceAll(/[-_/.+:?=&]/g, " ");
    if (isOwn || findForeignTrade(site, words) !== undefined) return { host, href: value, line };
  }
  return undefined;
}
