import { expect, test } from "vitest";

import { readXml } from "#engine/html/xml-tokens.ts";

const read = (source: string) => [...readXml(source)];

test("tags lose their prefix, keep their attributes and know their line", () => {
  expect(read("<url>\n  <x:link rel=\"alternate\" href='/a?b&amp;c'/>\n</url>")).toEqual([
    { kind: "start", name: "url", attributes: new Map(), isEmpty: false, line: 1 },
    { kind: "text", text: "\n  ", line: 1 },
    {
      kind: "start",
      name: "link",
      attributes: new Map([
        ["rel", "alternate"],
        ["href", "/a?b&c"],
      ]),
      isEmpty: true,
      line: 2,
    },
    { kind: "text", text: "\n", line: 2 },
    { kind: "end", name: "url", line: 3 },
  ]);
});

test.each([
  ["&lt;&gt;&amp;&quot;&apos;", "<>&\"'"],
  ["&#1602;&#x6CC;", "قی"],
  ["&nbsp;", "&nbsp;"],
  ["&#x110000;", "&#x110000;"],
])("%s is text %s", (source, text) => {
  expect(read(source)).toEqual([{ kind: "text", text, line: 1 }]);
});

test("comments and instructions are passed over, CDATA is text as it stands", () => {
  expect(read("<?xml version='1.0'?><!-- <a> --><![CDATA[<b>&amp;]]>")).toEqual([
    { kind: "text", text: "<b>&amp;", line: 1 },
  ]);
});

test("a > inside a quoted attribute does not end the tag", () => {
  expect(read('<loc a="1>2">')[0]).toMatchObject({
    name: "loc",
    attributes: new Map([["a", "1>2"]]),
  });
});
