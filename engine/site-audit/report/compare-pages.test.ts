import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import type { PageChange, PageChangeKind } from "#engine/site-audit/page-changes.ts";
import { healthyPage, makeWords } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, SITE, toSiteRows, toUrl, type Answer, type Extra } from "#tests/support/site-rows.ts";

const words = (one: string) => ({ words: makeWords(one) });
const canonical = (href: string) =>
  healthyPage("/a", { ...words("a"), head: `<link rel="canonical" href="${href}">` });

type Answers = Record<string, Answer>;

const path = (number: number) => `/product/${number}`;
const paths = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => path(from + index));

/** A home page that links to all of them, and the pages themselves. */
function site(linked: readonly string[], given: Answers = {}): Answers {
  const links = linked.map((to) => `<a href="${to}">Cloth ${to}</a>`).join(" ");
  return {
    "/": healthyPage("/", { body: links }),
    ...Object.fromEntries(linked.map((to) => [to, healthyPage(to, { words: makeWords(to) })])),
    ...given,
  };
}

function compare(
  before: Answers,
  now: Answers,
  { then = {}, extra = {} }: { then?: Extra; extra?: Extra } = {},
) {
  const earlier = buildReport(toSiteRows(before, then), { now: NOW });
  const { comparison } = buildReport(toSiteRows(now, extra), { now: NOW, earlier });
  return comparison!.changes!;
}

const short = ({ url, kind, was, is }: PageChange) =>
  [url.replace(SITE, ""), kind, was, is.replace(SITE, "")] as const;

test("100 changes planted on a site of 500 pages: 100 are told, each once, and nothing else", () => {
  const before = site(paths(0, 499));
  const planted: [string, PageChangeKind, Answer][] = [];
  const plant = (from: number, to: number, kind: PageChangeKind, make: (one: string) => Answer) => {
    for (const one of paths(from, to)) planted.push([one, kind, make(one)]);
  };
  plant(0, 15, "removed", () => ({ status: 404, html: "<title>Not found</title>" }));
  plant(15, 20, "status", () => ({ status: 503 }));
  plant(20, 35, "moved", (one) => ({ status: 301, location: toUrl(`${one}-new`) }));
  plant(35, 50, "title", (one) => healthyPage(one, { ...words(one), title: `Cloth anew ${one}` }));
  plant(50, 62, "canonical", (one) =>
    healthyPage(one, { ...words(one), head: `<link rel="canonical" href="${SITE}/product/498">` }),
  );
  plant(62, 75, "noindex", (one) =>
    healthyPage(one, { ...words(one), head: '<meta name="robots" content="noindex">' }),
  );
  plant(75, 90, "words", (one) => healthyPage(one, { words: makeWords(one, 20) }));
  const added = paths(500, 510);
  const moved = paths(20, 35).map((one) => `${one}-new`);
  const now = site(
    [...paths(0, 499), ...added],
    Object.fromEntries([
      ...planted.map(([one, , answer]) => [one, answer]),
      ...moved.map((one) => [one, healthyPage(one, words(one))]),
    ]) as Answers,
  );

  const changes = compare(before, now);
  expect(changes.total).toBe(100);
  const told = changes.rows.map((row) => short(row).slice(0, 2).join(" ")).toSorted();
  const expected = [
    ...planted.map(([one, kind]) => `${one} ${kind}`),
    ...added.map((one) => `${one} added`),
  ];
  expect(told).toEqual(expected.toSorted());
  expect(changes.counts).toMatchObject({ removed: 15, moved: 15, added: 10, words: 15 });
});

test("the same site has no changes", () => {
  expect(compare(site(paths(0, 20)), site(paths(0, 20)))).toEqual({
    total: 0,
    counts: {},
    rows: [],
  });
});

test("what Google loses comes first", () => {
  const now = site(paths(0, 4), {
    [path(0)]: healthyPage(path(0), { words: makeWords(path(0)), title: "Another title of cloth" }),
    [path(1)]: { status: 404, html: "<title>Not found</title>" },
  });
  expect(compare(site(paths(0, 4)), now).rows.map(({ kind, isOut }) => [kind, isOut])).toEqual([
    ["removed", true],
    ["title", undefined],
  ]);
});

test("a page that nothing links to any more is removed; one with its words elsewhere has moved", () => {
  const same = { words: makeWords("the same"), title: "About kurtis", h1: "Kurtis" };
  const before = site(["/a", "/old"], { "/old": healthyPage("/old", same) });
  const now = site(["/new"], { "/new": healthyPage("/new", same) });
  expect(compare(before, now).rows.map(short)).toEqual([
    ["/a", "removed", "200", ""],
    ["/old", "moved", "200", "/new"],
  ]);
});

test("of a reading that ended early nothing is called removed, and nothing after one is called new", () => {
  const unread: Answer = { notRead: { reason: "limit", detail: "beyond the bound" } };
  const bound = { [path(9)]: unread };
  expect(compare(site(paths(0, 5)), site(paths(0, 4), bound)).rows).toEqual([]);
  expect(compare(site(paths(0, 4), bound), site(paths(0, 5))).rows).toEqual([]);
});

test("no answer, and a page that was not asked, are no changes", () => {
  const silent: Answer = { status: null };
  expect(compare(site(paths(0, 5)), site(paths(0, 5), { [path(2)]: silent })).rows).toEqual([]);
});

test("a canonical that is written in full instead of in short is the same", () => {
  const before = site(["/a"], { "/a": canonical("/a") });
  expect(compare(before, site(["/a"], { "/a": canonical(`${SITE}/a`) })).rows).toEqual([]);
});

test("more changes than are kept are counted; titles of any length are cut", () => {
  const before = site(paths(0, 250));
  const now = site(
    paths(0, 250),
    Object.fromEntries(
      paths(0, 250).map((one) => [
        one,
        healthyPage(one, { words: makeWords(one), title: `${one} ${"x".repeat(5_000)}` }),
      ]),
    ),
  );
  const { total, rows } = compare(before, now);
  expect([total, rows.length, rows[0]!.is.length]).toEqual([250, 200, 200]);
});

test("a page that is closed to our reader hides no changes of others", () => {
  const closed: Answers = { "/account": { status: 403 } };
  const linked = (to: string) => site([to, "/account"], closed);
  expect(compare(linked("/a"), linked("/b")).rows.map(short)).toEqual([
    ["/a", "removed", "200", ""],
    ["/b", "added", "", expect.any(String)],
  ]);
});

test("an address that was dead and answers again is no new page", () => {
  const gone = { status: 404, html: "<title>Not found</title>" };
  const ill = { status: 503, html: "<title>Busy</title>" };
  const linked = paths(0, 4);
  const before = site(linked, { [path(1)]: gone, [path(2)]: ill });
  const now = site([...linked, path(9)]);

  expect(compare(before, now).rows.map(short)).toEqual([
    [path(1), "status", "404", "200"],
    [path(2), "status", "503", "200"],
    [path(9), "added", "", expect.any(String)],
  ]);
});
