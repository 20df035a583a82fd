import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findNapDifferences } from "#engine/site-audit/rule-helpers/nap.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const napDiffers: SiteRule = {
  id: "nap-differs",
  severity: "clicks",
  source: "business-profile",
  sourceUrl: "https://support.google.com/business/answer/3038177",
  weight: 3,
  fixedIn: "content",
  title: (pages) =>
    `${howMany(pages, "page gives", "pages give")} another name, address or phone of the business`,
  why: "Google matches a business by its name, address and phone; where they differ it is less sure which is right, and may show the wrong one.",
  rule: "Name, address and phone are the same on every page.",
  fix: "Keep them in one place that all templates read.",
  doneWhen: "All pages say the same.",
  find(site) {
    return findNapDifferences(site);
  },
};
