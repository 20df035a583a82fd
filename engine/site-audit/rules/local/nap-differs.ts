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
  guide: {
    topic: "local",
    name: "Name, address or phone that differs",
    finds:
      "Finds pages that give another name, address or phone number of the business than the rest of the site, which makes Google unsure of the facts.",
    matters:
      "Local businesses that moved or changed their number: the footer is new and the contact page is old.",
    example: {
      kind: "words",
      wrong: `
        Footer:  Chinar Desks, 14 Main Boulevard, Lahore, 042 1110000
        Contact: Chinar Furniture, 3 Ferozepur Road, Lahore, 042 2220000
      `,
      right: `
        Footer:  Chinar Desks, 14 Main Boulevard, Lahore, 042 1110000
        Contact: Chinar Desks, 14 Main Boulevard, Lahore, 042 1110000
      `,
    },
  },
  find(site) {
    return findNapDifferences(site);
  },
};
