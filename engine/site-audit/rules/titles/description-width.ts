import type { SiteRule } from "#engine/site-audit/rule.ts";
import { originals } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { yardstick } from "#engine/text-width/snippet-limits.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const descriptionWidth: SiteRule = {
  id: "description-width",
  severity: "cosmetic",
  source: "peers",
  sourceUrl: "https://developers.google.com/search/docs/appearance/snippet",
  weight: 1,
  mends: "content",
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} a description that is too short or cut`,
  why: "Google shows about 920 px. What comes after is cut, and of a few words it makes its own text.",
  rule: "A description fills one to two lines: 200 to 920 px.",
  fix: "Say in one or two sentences what the visitor gets here, with what matters first.",
  doneWhen: "Each description is between 200 and 920 px wide.",
  find(site) {
    return originals(site).flatMap(({ url, facts }) => {
      const { value = "", line = 0 } = facts.descriptions[0] ?? {};
      const width = facts.descriptionWidthPx;
      if (value === "" || (width >= MIN_PX && width <= yardstick.description.limitPx)) return [];
      const what = width < MIN_PX ? "too short" : "cut";
      return [{ url, line, evidence: `${what}, ${width} px: “${value}”` }];
    });
  },
};

/** A third of the first line. Our choice. */
const MIN_PX = 200;
