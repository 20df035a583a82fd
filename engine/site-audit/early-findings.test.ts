import { expect, test } from "vitest";

import { describeEarly } from "./early-findings.ts";
import { siteRules } from "./site-rules.ts";

test.each([
  "status-4xx",
  "status-5xx",
  "timeout",
  "noindex-linked",
  "empty-shell",
  "soft-404",
  "title-missing",
  "title-duplicate",
  "description-missing",
  "h1-missing",
])("%s has the same words during the reading and in the report", (issue) => {
  const rule = siteRules.find(({ id }) => id === issue);

  for (const pages of [1, 2])
    expect(describeEarly(issue, pages)).toEqual({
      severity: rule?.severity,
      title: rule?.title(pages),
    });
});

test.each(["constructor", "url-uppercase", ""])(
  "%j, which no rule has, is shown as it is",
  (name) => {
    expect(describeEarly(name, 3)).toEqual({ severity: "cosmetic", title: name });
  },
);
