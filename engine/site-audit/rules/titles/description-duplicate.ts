import { shorten } from "#lib/text/shorten.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findDuplicates } from "#engine/site-audit/rule-helpers/find-duplicates.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

/** Characters of a description that name it. */
const SHOWN = 160;

export const descriptionDuplicate: SiteRule = {
  id: "description-duplicate",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/snippet",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    howMany(pages, "page shares its description with another", "pages share their descriptions"),
  why: "The same two lines under many results tell nobody which page to open; Google often replaces them.",
  rule: "Each page has a description of its own.",
  fix: "Make the description in the template from the page's own text.",
  doneWhen: "All descriptions differ.",
  guide: {
    topic: "titles",
    name: "Same description on several pages",
    finds: "Finds pages that share one meta description.",
    matters:
      "Sites with one description in the settings of the theme, which then appears on every page.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks and /chairs -->
        <meta name="description" content="Chinar: quality furniture in Lahore.">
      `,
      right: `
        <!-- /desks -->
        <meta name="description" content="Office desks made to measure in Lahore, from PKR 18,000, in three weeks.">
      `,
    },
  },
  find(site) {
    return findDuplicates(site).description.map(({ page, line, value, pages }) => ({
      url: page.url,
      target: shorten(value, SHOWN, ""),
      line,
      evidence: `“${shorten(value, SHOWN, "")}”, on ${pages} pages`,
    }));
  },
};
