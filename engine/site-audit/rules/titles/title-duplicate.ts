import type { SiteRule } from "#engine/site-audit/rule.ts";
import { originals } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { listOf } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { sameValue } from "#engine/site-audit/rule-helpers/same-value.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const titleDuplicate: SiteRule = {
  id: "title-duplicate",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/title-link#title-elements",
  weight: 6,
  mends: "template",
  title: (pages) => howMany(pages, "page shares its title with another", "pages share one title"),
  why: "The title is the line that people press. Where many are the same, nobody can tell the pages apart.",
  rule: "Each page has a title of its own.",
  fix: "Make the title in the template from the page's own name first, then the site's.",
  doneWhen: "All titles differ.",
  find(site) {
    // https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading
    // lets the pages of one list share title and description.
    return sameValue(site, originals(site), ({ facts }) => facts.titles[0], listOf).map(
      ({ page, at, pages }) => ({
        url: page.url,
        line: at.line,
        evidence: `“${at.value}”, on ${pages} pages`,
        cause: at.value,
      }),
    );
  },
};
