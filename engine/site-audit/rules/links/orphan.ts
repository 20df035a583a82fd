import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const orphanRule: SiteRule = {
  id: "orphan",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  weight: 8,
  fixedIn: "links",
  title: (pages) => howMany(pages, "page has no link to it", "pages have no link to them"),
  why: "Google and readers find pages by links, and here only the sitemap names the address.",
  rule: "Every page that is to be found has a link from another page.",
  fix: "Add a link in the list or the text where a visitor would look for it. A “load more” button is not a link.",
  doneWhen: "Each page has at least one link with an address.",
  guide: {
    topic: "links",
    name: "Orphan page: no link leads to it",
    finds: "Finds pages that no page of the site links to.",
    matters:
      "Shops and magazines with many pages: products leave the lists, and their addresses stay in the sitemap.",
    example: {
      kind: "html",
      wrong: `
        <!-- /oak-desk is in the sitemap; the list of desks is a button -->
        <button onclick="loadMore()">More desks</button>
      `,
      right: `
        <a href="/oak-desk">Oak desk</a>
        <a href="/desks?page=2">More desks</a>
      `,
    },
  },
  find(site) {
    return findOrphans(site).map(({ url }) => ({
      url,
      evidence: "in the sitemap, and no page links to it",
    }));
  },
};

/** Pages that can be indexed, that the sitemap lists, and that no page links to. */
function findOrphans(site: Site): readonly AuditedPage[] {
  // Pages that were not read may link there.
  if (site.isPartlyRead) return [];
  return site.indexablePages.filter(
    ({ url }) => url !== site.home && site.isListed(url) && site.countInlinks(url) === 0,
  );
}
