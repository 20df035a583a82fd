import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const noindexLinked: SiteRule = {
  id: "noindex-linked",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  weight: 12,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "page that the site links to says", "pages that the site links to say")} noindex`,
  why: "The site leads visitors there and tells Google to leave it out. Whatever the page says cannot be found.",
  rule: "A page that is linked for readers can be indexed, unless it is an account, a legal page or a list.",
  fix: "Take the robots meta or the X-Robots-Tag header away if the page is to be found.",
  doneWhen: "The page answers without noindex, in its head and in its headers.",
  guide: {
    topic: "indexing",
    name: "Linked page that says noindex",
    finds: "Finds linked pages that say noindex.",
    matters:
      "Sites that have just gone live: the noindex of the building phase is easily forgotten on single pages.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks, linked from the menu -->
        <meta name="robots" content="noindex, follow">
      `,
      right: `
        <!-- /desks: without a robots meta, indexing is allowed -->
        <title>Office desks in Lahore | Chinar</title>
      `,
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) => {
      if (facts.noindex === null) return [];
      if (!site.isFollowed(url) && url !== site.home) return [];
      const { value, line, from } = facts.noindex;
      return [
        {
          url,
          line,
          evidence: value,
          isNoise: site.stateOf(url).group === "on-purpose",
          ...(from === "header" && { cause: "header" }),
        },
      ];
    });
  },
};
