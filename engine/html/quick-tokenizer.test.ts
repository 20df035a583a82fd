import { readdirSync, readFileSync } from "node:fs";

import { parse } from "parse5";
import { expect, test } from "vitest";

import { flattenTree } from "#engine/html/flatten-tree.ts";
import { parseQuickly } from "#engine/html/quick-tokenizer.ts";
import { createTreeAdapter, type TreeTypes } from "#engine/html/tree-adapter.ts";

const CASES = new URL("../../tests/cases/html/", import.meta.url);

/** Where a tokenizer may lose its way: ends of runs, blanks, modes that take blanks otherwise, line ends. */
const PIECES = [
  ..."<>&;-\"'=/ \t\n\f\r\0".split(""),
  ..."\r\n|  \n |a b|ا ب|\u{1f600}|\ud800|\udc00|\u00a0|x|word word\nword|&amp;|&amp|&notin;|&#13;|&#0;|&#x20;|&bogus".split(
    "|",
  ),
  ...'<p>|</p>|<b>|</b>|<i class=x>|<a href="/a b&amp;c\nd">|<a title=\'x "y" &lt; z\r\nq\'>|</a>|<br/>|<pre>|<pre>\n\n|<textarea>\n|</textarea>'.split(
    "|",
  ),
  ..."<table>|<tr>|<td>|</td>|</table>|<caption>|<colgroup>|<select>|<option>|</select>|<template>|</template>|<frameset>|<form>".split(
    "|",
  ),
  ..."<svg>|</svg>|<math>|<mi>|</math>|<![CDATA[ a ]] b ]]>|<foreignObject>|<title>|</title>|<style>|</style>|<script>|</script>".split(
    "|",
  ),
  ..."<!-- a -- b -->|<!doctype html>|<script><!-- <script> - </script> x -->|<noscript>|</noscript>|<head>|</head>|<body>|</body>|</html>|<plaintext>".split(
    "|",
  ),
];

test("every page is the same one to parse5 itself", () => {
  const pages = readdirSync(CASES).filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(5);

  const sources = pages.map((name) => readFileSync(new URL(name, CASES), "utf8"));
  expect(sources.filter(isOtherwise)).toEqual([]);
});

test("so is every muddle of markup", () => {
  const random = makeRandom(5);
  const sources = Array.from({ length: 4_000 }, (_one, run) => {
    const pieces = Array.from({ length: 1 + random(40) }, () => PIECES[random(PIECES.length)]);
    return (run % 2 === 0 ? "<!doctype html><body>" : "") + pieces.join("");
  });

  expect(sources.filter(isOtherwise)).toEqual([]);
});

test("and a text that is longer than the parser keeps at a time", () => {
  const long = "word word\n".repeat(10_000);
  const source = `<p>${long}<b title="${long}">${long}</b>\r\n<table>${long}<tr><td>${long}`;

  expect(isOtherwise(source)).toBe(false);
});

test("a text is one token, and not one for each of its words", () => {
  let inserted = 0;
  const source = "<p>one two\nthree &amp; four</p>";
  const adapter = createTreeAdapter(source, 100);
  parseQuickly(source, {
    treeAdapter: {
      ...adapter,
      insertText(...words) {
        inserted += 1;
        adapter.insertText(...words);
      },
    },
  });

  expect(inserted).toBe(1);
});

/** Whether parse5 alone makes another tree of it. */
function isOtherwise(source: string): boolean {
  return [false, true].some((scriptingEnabled) => {
    const options = () => ({
      treeAdapter: createTreeAdapter(source, 1_000_000),
      sourceCodeLocationInfo: true,
      scriptingEnabled,
    });
    const theirs = parse<TreeTypes>(source, options());
    return describeTree(source, parseQuickly(source, options())) !== describeTree(source, theirs);
  });
}

function describeTree(source: string, root: TreeTypes["document"]): string {
  const { elements, texts, doctype, isQuirks } = flattenTree(source, root);
  const told = elements.map(({ parent, ...rest }) => ({
    ...rest,
    up: null,
    parent: parent?.index ?? null,
  }));
  return JSON.stringify({ told, texts, doctype, isQuirks }, null, 1);
}

/** Lehmer's generator: the same muddles in every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
