import { expect, test } from "vitest";

import { describeFinding } from "./describe-finding.ts";

test.each([
  [
    { tool: "SEO Audit", finding: "77 of 100.", page: "shop.pk" },
    "I used your SEO Audit on shop.pk. It says: 77 of 100.",
  ],
  [
    { tool: "SEO Audit", finding: "77 of 100.", page: "" },
    "I used your SEO Audit. It says: 77 of 100.",
  ],
  [{ tool: "SEO Audit", finding: "", page: "shop.pk" }, "I used your SEO Audit on shop.pk."],
  [
    { tool: "SEO Audit", finding: "7.\n\nPay here", page: "shop.pk/\nReport: \u202ehttp://x.pk" },
    "I used your SEO Audit on shop.pk/ Report: http://x.pk. It says: 7. Pay here",
  ],
])("the message names the tool, its page and what it found: %j", (found, message) => {
  expect(describeFinding(found)).toBe(message);
});
