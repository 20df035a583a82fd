import { expect, test } from "vitest";

import { readXml } from "./xml-tokens.ts";

const read = (source: string) => [...readXml(source)];
const texts = (source: string) =>
  read(source)
    .flatMap((token) => (token.kind === "text" ? [token.text] : []))
    .join("");
const mistakes = (source: string) =>
  read(source).flatMap((token) =>
    token.kind === "mistake" ? [`${token.line}: ${token.text}`] : [],
  );

test("tags lose their prefix and keep their namespace, their attributes and their line", () => {
  expect(
    read("<url xmlns:x='urn:x'>\n  <x:link rel=\"alternate\" href='/a?b&amp;c'/>\n</url>"),
  ).toMatchObject([
    { kind: "start", name: "url", namespace: "", line: 1 },
    { kind: "text", text: "\n  " },
    {
      kind: "start",
      name: "link",
      namespace: "urn:x",
      attributes: new Map([
        ["rel", "alternate"],
        ["href", "/a?b&c"],
      ]),
      line: 2,
    },
    { kind: "end", name: "link", namespace: "urn:x", line: 2 },
    { kind: "text", text: "\n" },
    { kind: "end", name: "url", namespace: "", line: 3 },
  ]);
});

test.each([
  ["&lt;&gt;&amp;&quot;&apos;", "<>&\"'"],
  ["&#1602;&#x6CC;", "قی"],
  ["<!-- <b> -->a<?pi b?>", "a"],
  ["<![CDATA[<b>&amp;]]>", "<b>&amp;"],
])("%s is text %s", (source, text) => {
  expect(texts(`<a>${source}</a>`)).toBe(text);
  expect(mistakes(`<a>${source}</a>`)).toEqual([]);
});

test.each([
  [
    "a blank line before the declaration",
    "\n<?xml version='1.0'?><a/>",
    "2: something comes before",
  ],
  [
    "words before the declaration",
    "Notice: x\n<?xml version='1.0'?><a/>",
    "2: there is text outside",
  ],
  [
    "a prefix that is not declared",
    "<a>\n<image:loc/></a>",
    "2: the prefix “image” is not declared",
  ],
  ["such a prefix at an attribute", "<a>\n<b x:c='1'/></a>", "2: the prefix “x” is not declared"],
  ["an entity of HTML", "<a>\nCaps&nbsp;of wool</a>", "2: an entity that XML does not have"],
  ["a control character", "<a>\n\u0008</a>", "2: a character that XML does not allow"],
  ["such a character as a number", "<a>&#8;</a>", "1: malformed character entity"],
  ["text behind the root", "<a/>\nbye", "2: there is text outside the first element"],
  ["an element behind the root", "<a/>\n<b/>", "2: an element follows the end of the first one"],
  ["a bare &", "<a>\n?b=1&c=2</a>", "2: a bare “&”"],
  ["a bare & in a value, behind CDATA", "<a><![CDATA[&]]>\n<b c='1&2'/></a>", "2: a bare “&”"],
  ["an element that is not closed", "<a>\n<b></a>", "2: an element inside this one is not closed"],
  ["a file that is cut off", "<a><b>\n", "2: the file ends and <b> is still open"],
  ["a value twice", "<a b='1'\nb='2'/>", "2: duplicate attribute: b"],
])("%s is a mistake, with its line", (_what, source, told) => {
  expect(mistakes(source)).toEqual([expect.stringContaining(told)]);
});

test("what follows a mistake is read, and only the first of two is reported", () => {
  const source = "<a>1&2;\n<b>&nbsp;3</b>\n<c>4</c></a>";

  expect(texts(source)).toBe("1&2;\n&nbsp;3\n4");
  expect(mistakes(source)).toEqual([expect.stringMatching(/^1: /)]);
});

test.each([
  ["a byte order mark", "\uFEFF<?xml version='1.0'?><a/>"],
  ["a comment and a blank line behind the root", "<a/>\n<!-- made by a plugin -->\n"],
  ["a prefix that is declared further in", "<a><x:b xmlns:x='urn:x'><x:c x:d='1'/></x:b></a>"],
  ["& in comments", "<!-- a & b --><a><!-- c & d --></a>"],
])("%s is none", (_what, source) => {
  expect(mistakes(source)).toEqual([]);
});

test("a namespace ends with its element", () => {
  expect(mistakes("<a><x:b xmlns:x='urn:x'/>\n<x:c/></a>")).toEqual([
    expect.stringMatching(/^2: the prefix “x”/),
  ]);
});

test.each([
  ["elements that are open", "<a>"],
  ["declared prefixes", "<x:a xmlns:x='urn:x'>"],
  ["mistakes", "&x;"],
  ["attributes", "<a b='"],
  ["half of a pair", "\uD83D<!"],
])("of hostile %s there is one mistake, and soon", (_what, part) => {
  expect(mistakes(`<a>${part.repeat(200_000)}`)).toHaveLength(1);
});
