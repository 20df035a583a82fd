import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const socialTagsMissing: SiteRule = {
  id: "social-tags-missing",
  severity: "cosmetic",
  source: "peers",
  sourceUrl: "https://ogp.me/",
  weight: 1,
  mends: "template",
  title: (pages) =>
    `${howMany(pages, "page lacks", "pages lack")} the tags for a preview when shared`,
  why: "WhatsApp, Facebook and LinkedIn build the preview of a shared link from them; without a picture the link looks bare.",
  rule: "Each page has og:title and og:image.",
  fix: "Add them in the template: the page's title, and a picture of 1200 by 630 pixels with its full address.",
  doneWhen: "A link that is shared shows title and picture.",
  find(site) {
    return site.judgedPages.flatMap(({ url, facts }) =>
      facts.socialMissing.length === 0
        ? []
        : [{ url, evidence: `without ${facts.socialMissing.join(" and ")}`, cause: "social" }],
    );
  },
};
