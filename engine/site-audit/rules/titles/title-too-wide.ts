import type { SiteRule } from "#engine/site-audit/rule.ts";
import { yardstick } from "#engine/text-width/snippet-limits.ts";
import { originals } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const titleTooWide: SiteRule = {
  id: "title-too-wide",
  severity: "clicks",
  source: "peers",
  sourceUrl: "https://developers.google.com/search/docs/appearance/title-link",
  weight: 1,
  mends: "content",
  title: (pages) => `${howMany(pages, "title is", "titles are")} cut in the results`,
  why: "Google cuts a title at about 580 px. What distinguishes the page often stands at the end.",
  rule: "A title is at most about 580 px wide.",
  fix: "Say what the page is first; leave the site's name to the end, or out.",
  doneWhen: "Each title is under 580 px.",
  find(site) {
    return originals(site).flatMap(({ url, facts }) =>
      facts.titleWidthPx > yardstick.title.limitPx
        ? [
            {
              url,
              line: facts.titles[0]?.line ?? 0,
              evidence: `${facts.titleWidthPx} px: “${facts.titles[0]?.value ?? ""}”`,
            },
          ]
        : [],
    );
  },
};
