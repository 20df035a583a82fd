import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { decodeHtml } from "./decode-html.ts";
import { decodeText } from "./decode-text.ts";
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

test("what a page declares is believed, as browsers do, and a mistake is told", () => {
  expect(decodeHtml(bytes("<meta charset=iso-8859-1>é"))).toEqual({
    text: "<meta charset=iso-8859-1>Ã©",
    encoding: "windows-1252",
    declared: "windows-1252",
    looksLike: "utf-8",
  });
  expect(decodeHtml(bytes("<meta charset=iso-8859-1>caf", 0xe9))).not.toHaveProperty("looksLike");
  expect(decodeHtml(bytes("<meta charset=iso-8859-1>cafe"))).not.toHaveProperty("looksLike");
});

test.each(["<meta charset=utf-8>", ""])(
  "one bad byte does not turn a UTF-8 file into windows-1252: %j",
  (declaration) => {
    // An Urdu description cut in the middle of a letter, as a limit in bytes cuts it.
    const page = bytes(`${declaration}<meta name=description content="لاہور میں میز`, 0xd9, '">');

    expect(decodeHtml(page)).toMatchObject({ encoding: "utf-8" });
    expect(decodeHtml(page).text).toContain('content="لاہور میں میز\ufffd">');
  },
);

test("the header comes before what the page declares", () => {
  const page = bytes("<meta charset=iso-8859-1>é");

  expect(decodeHtml(page, "utf-8")).toMatchObject({ encoding: "utf-8", declared: "windows-1252" });
  expect(decodeHtml(page, "klingon")).toMatchObject({ encoding: "windows-1252" });
});

const LONG = "x".repeat(1100);

/** document.characterSet of Chromium 156 for each of these, served without a charset. */
test.each([
  ["late in head", `<html><head><!-- ${LONG} --><meta charset=iso-8859-2>`, "iso-8859-2"],
  ["after a long style", `<style>${LONG}</style><meta charset=iso-8859-2>`, "iso-8859-2"],
  [
    "the first tag beyond, in body",
    `<body><!-- ${LONG} --><meta charset=iso-8859-2>`,
    "iso-8859-2",
  ],
  ["far down in body", `<body><p>${LONG}</p><p>x</p><meta charset=iso-8859-2>`, null],
  ["early in body", "<body><p>x<meta charset=iso-8859-2>", "iso-8859-2"],
  ["in a comment", "<!-- <meta charset=koi8-r> --><meta charset=iso-8859-2>", "iso-8859-2"],
  [
    "in a script",
    "<script>'<meta charset=koi8-r>'</script><meta charset=iso-8859-2>",
    "iso-8859-2",
  ],
  ["in a title", "<title><meta charset=koi8-r></title><meta charset=iso-8859-2>", "iso-8859-2"],
  ["in a title that nothing closes", "<title>Shawls<meta charset=koi8-r><p>Words", "koi8-r"],
  ["behind many such titles", `${"<title>".repeat(9)}<meta charset=koi8-r>`, "koi8-r"],
  ["in a noscript", "<noscript><meta charset=koi8-r></noscript>", "koi8-r"],
  ["unknown, then known", "<meta charset=klingon><meta charset=iso-8859-2>", "iso-8859-2"],
  [
    "unknown beside the old way",
    '<meta charset=klingon http-equiv=content-type content="text/html;charset=iso-8859-2">',
    "iso-8859-2",
  ],
  ["behind a sign in an attribute", '<link title="a>b"><meta charset=iso-8859-2>', "iso-8859-2"],
  ["a description that speaks of it", '<meta name=description content="charset=koi8-r">', null],
])("a declaration %s", (_where, html, encoding) => {
  expect(decodeHtml(bytes(html)).declared).toBe(encoding);
});

test("a head that never ends is not looked through for ever", () => {
  const page = bytes(`<head>${"<link rel=x>".repeat(60_000)}<meta charset=koi8-r>`);

  expect(decodeHtml(page).declared).toBeNull();
});

test("the old way of declaring counts", () => {
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

test.each([
  ["UTF-8", Buffer.from("café قہوہ"), "café قہوہ"],
  ["UTF-8 with its mark", Buffer.from("\uFEFFcafé"), "café"],
  ["Windows-1252", Buffer.from("caf\xE9 \x96 5", "latin1"), "café – 5"],
  ["UTF-16 of PowerShell", Buffer.from("\uFEFFcafé", "utf16le"), "café"],
  ["UTF-16, big end first", Buffer.from("\uFEFFcafé", "utf16le").swap16(), "café"],
  [
    "an XML declaration",
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-9"?><a>\xFE</a>', "latin1"),
    '<?xml version="1.0" encoding="ISO-8859-9"?><a>ş</a>',
  ],
  [
    "a declaration of nothing",
    Buffer.from('<?xml version="1.0" encoding="none"?><a>é</a>'),
    '<?xml version="1.0" encoding="none"?><a>é</a>',
  ],
])("a text file in %s is read", (_name, file, text) => {
  expect(decodeText(file)).toBe(text);
});
