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
  find(site) {
    return findDuplicates(site).description.map(({ page, line, value, pages }) => ({
      url: page.url,
      target: value.slice(0, SHOWN),
      line,
      evidence: `“${value.slice(0, SHOWN)}”, on ${pages} pages`,
    }));
  },
};
