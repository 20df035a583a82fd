import { expect, test } from "vitest";

import { readOwnSite } from "#app/tools/keyword-difficulty-checker/read-own-site.ts";

test.each([
  ["12", { domains: 12 }],
  [" 1,234 ", { domains: 1234 }],
  ["1.2K", { domains: 1200 }],
  ["۱۲۰", { domains: 120 }],
  ["1,234, DR 58", { domains: 1234, authority: 58 }],
  ["1.2K\t40", { domains: 1200, authority: 40 }],
  ["DR 58, 120", { domains: 120, authority: 58 }],
  ["DR 58", { authority: 58 }],
  ["da: ۵۸", { authority: 58 }],
  ["RD 90", { domains: 90 }],
  ["", undefined],
  ["  ", undefined],
])("%j is read", (typed, value) => {
  expect(readOwnSite(typed)).toEqual({ ok: true, value });
});

test.each([
  ["many", "unreadable"],
  ["-2", "unreadable"],
  ["12, ten", "unreadable"],
  ["https://a.pk", "unreadable"],
  ["12, 40, a.pk", "unreadable"],
  ["DR 158", "authority"],
  ["12, 101", "authority"],
])("%j is refused: %s", (typed, problem) => {
  expect(readOwnSite(typed)).toEqual({ ok: false, problem });
});
