import { expect, test } from "vitest";

import { sayFirst, topFixes } from "./first-fixes.ts";
import type { SiteFix } from "#engine/site-audit/site-report.ts";

const toFixes = (...fixes: Partial<SiteFix>[]) =>
  fixes.map((fix) => ({ isNoise: false, severity: "blocking", ...fix }) as SiteFix);
const out = { keepsOut: true } as const;

test.each([
  [toFixes(out, out, out, {}), "Fix these three first: they keep pages out of Google"],
  [toFixes(out, out), "Fix these two: they keep pages out of Google"],
  [toFixes(out, {}, {}), "Fix these three: they hinder indexing"],
  [toFixes(out, { severity: "cosmetic" }), "Fix this first: it keeps pages out of Google"],
  [toFixes({ severity: "clicks" }), "Fix this: it loses you clicks"],
  [toFixes(out, {}, { severity: "clicks" }, {}), "Fix these three first"],
  [toFixes({ severity: "cosmetic" }), undefined],
  [toFixes({ isNoise: true }), undefined],
  [[], undefined],
])("what is said of the first fixes holds for all of them: %#", (fixes, said) => {
  expect(sayFirst(fixes)).toBe(said);
});

const keys = (...fixes: Partial<SiteFix>[]) => topFixes(toFixes(...fixes)).map(({ key }) => key);

test("what is usual is none of the first, and what is cosmetic only where nothing else is", () => {
  const cosmetic = { severity: "cosmetic" } as const;

  expect(keys({ key: "a" }, { key: "b", ...cosmetic }, { key: "c", isNoise: true })).toEqual(["a"]);
  expect(keys({ key: "b", ...cosmetic })).toEqual(["b"]);
});
