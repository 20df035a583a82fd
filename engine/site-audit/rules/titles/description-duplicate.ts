import type { SiteRule } from "#engine/site-audit/rule.ts";
import { originals } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { listOf } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { sameValue } from "#engine/site-audit/rule-helpers/same-value.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const descriptionDuplicate: SiteRule = {
  id: "description-duplicate",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/snippet",
  weight: 2,
  mends: "template",
  title: (pages) =>
    howMany(pages, "page shares its description with another", "pages share one description"),
  why: "The same two lines under many results tell nobody which page to open; Google often replaces them.",
  rule: "Each page has a description of its own.",
  fix: "Make the description in the template from the page's own text.",
  doneWhen: "All descriptions differ.",
  find(site) {
    return sameValue(site, originals(site), ({ facts }) => facts.descriptions[0], listOf).map(
      ({ page, at, pages }) => ({
        url: page.url,
        line: at.line,
        evidence: `“${at.value.slice(0, 160)}”, on ${pages} pages`,
        cause: at.value,
      }),
    );
  },
};
