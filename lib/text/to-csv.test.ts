import { expect, test } from "vitest";

import { toCsv } from "./to-csv.ts";

test("cells are joined by commas, rows end with CR LF (RFC 4180, 2.1 and 2.4)", () => {
  expect(toCsv([["Keyword"], ["seo", 3]])).toBe("Keyword\r\nseo,3\r\n");
});

test.each([
  ["a comma", "a,b", '"a,b"'],
  ["a quote", 'say "salam"', '"say ""salam"""'],
  ["a line break", "a\nb", '"a\nb"'],
])("a cell with %s is quoted (RFC 4180, 2.6 and 2.7)", (_name, cell, expected) => {
  expect(toCsv([[cell]])).toBe(`${expected}\r\n`);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "＝1", "＋1", "－1", "＠A", "  =1"])(
  "a text that a spreadsheet would run is made text: %s (OWASP)",
  (cell) => {
    expect(toCsv([[cell]]).replace("\uFEFF", "")).toBe(`'${cell}\r\n`);
  },
);

test.each([
  ["\tx", "'\tx"],
  ["\rx", "'\nx"],
  ["\nx", "'\nx"],
])("a leading control character is guarded: %j (OWASP)", (cell, guarded) => {
  expect(toCsv([[cell]])).toContain(guarded);
});

test.each([
  ["shoes;=1+1", '"shoes;\'=1+1"'],
  ["shoes; @SUM(A1)", '"shoes; \'@SUM(A1)"'],
  ["a;＝1;-2", "\"a;'＝1;'-2\""],
  ["a\t=1", '"a\t\'=1"'],
])("what a semicolon or a tab would make a cell that runs is made text: %j", (cell, expected) => {
  expect(toCsv([[cell]]).replace("\uFEFF", "")).toBe(`${expected}\r\n`);
});

test("a semicolon before anything else changes nothing but the quotes", () => {
  expect(toCsv([["a; b - c"]])).toBe('"a; b - c"\r\n');
});

test("a computed number keeps its sign", () => {
  expect(toCsv([[-7.7]])).toBe("-7.7\r\n");
});

test("plain ASCII has no byte order mark; anything else has one, for Excel", () => {
  expect(toCsv([["seo"]])).toBe("seo\r\n");
  expect(toCsv([["قیمت"]])).toBe("\uFEFFقیمت\r\n");
});

test("signs that steer a terminal or the direction of a line are written out", () => {
  expect(toCsv([["\u001b[2J\u0007", "\u202egpj.exe", "two\r\nlines"]])).toBe(
    '\\u001b[2J\\u0007,\\u202egpj.exe,"two\nlines"\r\n',
  );
});
