import { expect, test } from "vitest";

import { firstEntries, listEntries, rankFixes, type EntryGroup } from "./list-entries.ts";
import type { RootCause, SiteFix } from "#engine/site-audit/site-report.ts";

const fixes = Array.from({ length: 40 }, (_one, at) => ({ key: `fix-${at}` }) as SiteFix);
const rootOf = (...keys: readonly number[]) =>
  ({ where: "/product/", fixes: keys.map((key) => `fix-${key}`) }) as unknown as RootCause;
const keysOf = (groups: readonly EntryGroup[]) =>
  groups.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.kind === "fix" ? [entry.fix.key] : entry.fixes.map(({ key }) => key),
    ),
  );
const one = (roots: readonly RootCause[] = [], shown = fixes): readonly EntryGroup[] => [
  { title: "", entries: listEntries(shown, roots) },
];

test("25 fixes are shown first, in their order", () => {
  expect(keysOf(firstEntries(one()))).toEqual(fixes.slice(0, 25).map(({ key }) => key));
});

test("a list that is no longer than that is whole", () => {
  const short = one([], fixes.slice(0, 25));
  expect(firstEntries(short)).toEqual(short);
});

test("over several groups they are 25 together, and a group without any has no heading", () => {
  const groups = [0, 1, 2].map((at) => ({
    title: `Group ${at}`,
    entries: listEntries(fixes.slice(at * 13, at * 13 + 13), []),
  }));
  const first = firstEntries(groups);
  expect(first.map(({ title, entries }) => [title, entries.length])).toEqual([
    ["Group 0", 13],
    ["Group 1", 12],
  ]);
});

test("the fixes of a root are shown with it or not at all", () => {
  const first = firstEntries(one([rootOf(20, 30, 31, 32, 33, 34)]));
  expect(keysOf(first)).toEqual(fixes.slice(0, 20).map(({ key }) => key));
});

test("a root with more fixes than that is shown where it comes first", () => {
  const all = fixes.map((_fix, at) => at);
  expect(keysOf(firstEntries(one([rootOf(...all)])))).toHaveLength(40);
});

test("a root takes one number for its fixes, and no number is missing", () => {
  const ranks = rankFixes(fixes.slice(0, 6), [rootOf(1, 3, 4)]);
  expect([...ranks]).toEqual([
    ["fix-0", 1],
    ["fix-1", 2],
    ["fix-3", 2],
    ["fix-4", 2],
    ["fix-2", 3],
    ["fix-5", 4],
  ]);
});
