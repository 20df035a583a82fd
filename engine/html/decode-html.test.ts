import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { decodeHtml } from "#engine/html/decode-html.ts";
import { encodingCases } from "#tests/cases/html/encodings.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, readFixture } from "#tests/support/fixtures.ts";

function bytes(...parts: readonly (string | number)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === "number" ? [part] : [...Buffer.from(part, "utf8")])),
  );
}

test("a byte order mark decides, and does not become text", () => {
  expect(decodeHtml(bytes(0xef, 0xbb, 0xbf, "<p>"))).toMatchObject({
    text: "<p>",
    encoding: "utf-8",
  });
  expect(decodeHtml(bytes(0xff, 0xfe, 0x41, 0))).toMatchObject({ text: "A", encoding: "utf-16le" });
});

test("valid UTF-8 stays UTF-8 whatever the page declares, and the declaration is kept", () => {
  expect(decodeHtml(bytes("<meta charset=iso-8859-1>اردو"))).toMatchObject({
    text: "<meta charset=iso-8859-1>اردو",
    encoding: "utf-8",
    declared: "windows-1252",
  });
});

test("what is no UTF-8 is read as declared", () => {
  // "ا" in windows-1256 is C7.
  const page = bytes(
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1256">',
    0xc7,
  );

  expect(decodeHtml(page).text.at(-1)).toBe("ا");
});

test.each([
  ["nothing is declared", bytes("caf", 0xe9)],
  ["the declaration is of no known encoding", bytes("<meta charset=klingon>caf", 0xe9)],
  ["UTF-8 is declared wrongly", bytes("<meta charset=utf-8>caf", 0xe9)],
])("falls back to windows-1252 when %s", (_name, page) => {
  expect(decodeHtml(page)).toMatchObject({ encoding: "windows-1252" });
  expect(decodeHtml(page).text.endsWith("café")).toBe(true);
});

test.each(encodingCases)("$rule: $encoding", ({ declared, bytes: written, encoding, word }) => {
  const page = bytes(declared === "" ? "<p>" : `<meta charset="${declared}"><p>`, ...written);

  expect(decodeHtml(page).encoding).toBe(encoding);
  expect(decodeHtml(page).text.replace(/^.*>/, "")).toBe(word);
});

describeWithFixtures("html: encodings of saved pages", 18, () => {
  const pages = readFixture<{ id: string; file: string; encoding: string }[]>("html/pages.json");

  test.each(pages)("$id is $encoding", ({ file, encoding }) => {
    expect(decodeHtml(readFileSync(fixturePath(`html/${file}`))).encoding).toBe(encoding);
  });

  return pages.length;
});
