import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findDuplicates } from "#engine/site-audit/rule-helpers/find-duplicates.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const titleDuplicate: SiteRule = {
  id: "title-duplicate",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/title-link#title-elements",
  weight: 6,
  fixedIn: "template",
  title: (pages) =>
    howMany(pages, "page shares its title with another", "pages share their titles"),
  why: "The title is the line that people click. Where many are the same, nobody can tell the pages apart.",
  rule: "Each page has a title of its own.",
  fix: "Make the title in the template from the page's own name first, then the site's.",
  doneWhen: "All titles differ.",
  // The pages of one list may share title and description:
  // https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading
  guide: {
    topic: "titles",
    name: "Same title on several pages",
    finds: "Finds pages that share one title.",
    matters: "Shops and blogs whose template puts only the shop's name into the title.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks, /chairs and /shelves -->
        <title>Chinar Furniture</title>
      `,
      right: `
        <!-- /desks -->
        <title>Office desks made to measure in Lahore | Chinar</title>
      `,
    },
  },
  find(site) {
    return findDuplicates(site).title.map(({ page, line, value, pages }) => ({
      url: page.url,
      target: value,
      line,
      evidence: `“${value}”, on ${pages} pages`,
    }));
  },
};
