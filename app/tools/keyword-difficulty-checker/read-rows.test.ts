import { expect, test } from "vitest";

import { readRows } from "./read-rows.ts";

test("reads lines parted by tabs or commas, with what is known", () => {
  expect(readRows("30\t45\thttps://a.pk\tDesks, in Lahore\n\n10,,b.pk\n0")).toEqual({
    ok: true,
    value: [
      { domains: 30, authority: 45, url: "https://a.pk", title: "Desks, in Lahore" },
      { domains: 10, url: "b.pk" },
      { domains: 0 },
    ],
  });
});

test("takes figures as link tools write them, and the names of the columns above them", () => {
  const text = "Referring domains\tDR\tURL\n1,234\tDR 58\ta.pk\n1.2K\t۴۰\tb.pk\n۱۲۰\t\tc.pk";

  expect(readRows(text)).toEqual({
    ok: true,
    value: [
      { domains: 1234, authority: 58, url: "a.pk" },
      { domains: 1200, authority: 40, url: "b.pk" },
      { domains: 120, url: "c.pk" },
    ],
  });
});

test.each([
  "Referring domains;DR;URL\n30;40;a.pk\n20;;b.pk\n10;;c.pk",
  "Domains | DR | URL\n30 | 40 | a.pk\n20 | | b.pk\n10 | | c.pk",
])("%j is parted as its first column is", (text) => {
  expect(readRows(text)).toEqual({
    ok: true,
    value: [
      { domains: 30, authority: 40, url: "a.pk" },
      { domains: 20, url: "b.pk" },
      { domains: 10, url: "c.pk" },
    ],
  });
});

test("a title keeps its own sign", () => {
  expect(readRows("30,45,a.pk,Desks | Lahore\n20\t\tb.pk\tDesks; chairs\n10")).toMatchObject({
    value: [{ title: "Desks | Lahore" }, { title: "Desks; chairs" }, { domains: 10 }],
  });
});

test("a comma within thousands parts nothing", () => {
  expect(readRows("1,234, 45, a.pk\n12,345\n30,45")).toEqual({
    ok: true,
    value: [
      { domains: 1234, authority: 45, url: "a.pk" },
      { domains: 12_345 },
      { domains: 30, authority: 45 },
    ],
  });
});

test.each([
  ["", "few", undefined],
  ["1\n2", "few", undefined],
  ["1\n2\n".repeat(6), "many", undefined],
  ["1\nten\n3", "domains", 2],
  ["1\n-2\n3", "domains", 2],
  ["ten\n2\n3\n4", "domains", 1],
  ["1\nReferring domains\n3", "domains", 2],
  ["1\n2\n3, 101", "authority", 3],
])("%j is refused: %s", (text, problem, line) => {
  expect(readRows(text)).toEqual({ ok: false, problem, ...(line && { line }) });
});

test("a first line that begins with a figure is a result, not the names of columns", () => {
  expect(readRows("12 domains\n13 domains\n14 domains")).toEqual({
    ok: true,
    value: [{ domains: 12 }, { domains: 13 }, { domains: 14 }],
  });
  expect(readRows("10 backlinks\n13\n14\n15")).toMatchObject({ ok: false, line: 1 });
});

test.each([
  ["10\n".repeat(3), 3],
  ["10\n".repeat(10), 10],
])("from three results to ten are taken", (text, count) => {
  const read = readRows(text);

  expect(read.ok && read.value).toHaveLength(count);
});

test("a comment above the rows is none of them", () => {
  expect(readRows("# Lahore, May\n30,40,a.pk\n20\n10")).toMatchObject({ ok: true });
});

test("a table of clicks and impressions is told from results", () => {
  const text = "Top queries\tClicks\tImpressions\nshawls\t12\t340\nprice\t1\t2";
  expect(readRows(text)).toEqual({ ok: false, problem: "figures" });
});
