import type { SiteRule } from "#engine/site-audit/rule.ts";
import { isLaterPage } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const oneInlink: SiteRule = {
  id: "one-inlink",
  severity: "cosmetic",
  source: "peers",
  weight: 1,
  fixedIn: "links",
  title: (pages) => `${howMany(pages, "page has", "pages have")} one link only`,
  why: "A single link is easily lost, and few visitors will find the page.",
  rule: "A page that is to be found is linked from two places or more.",
  fix: "Add a link from a page on the same subject.",
  doneWhen: "Each page has two links or more.",
  guide: {
    topic: "links",
    name: "Page with a single link to it",
    finds: "Finds pages to which only one link of the whole site leads.",
    matters:
      "Guides and service pages that only the sitemap page or one old article still mentions.",
    example: {
      kind: "html",
      wrong: `
        <!-- only /services/old-list links to it -->
        <a href="/services/desk-repair">Desk repair</a>
      `,
      right: `
        <!-- /services and /desks link to it as well -->
        <a href="/services/desk-repair">We repair desks, too</a>
      `,
    },
  },
  find(site) {
    // Pages that were not read may link here, too.
    if (site.isPartlyRead) return [];
    return site.indexablePages
      .filter(
        ({ url }) => url !== site.home && site.countInlinks(url) === 1 && !isLaterPage(site, url),
      )
      .map(({ url }) => ({
        url,
        evidence: `linked from ${site.inlinks(url)[0]?.from ?? "one page"} alone`,
      }));
  },
};
