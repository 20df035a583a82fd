import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { findRawMarkdown } from "./raw-markdown.ts";

function documentOf(main: string) {
  const parsed = parseHtml(`<main>${main}</main>`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

test.each([
  ["<p>The block [In every plan](/pricing#in-every-plan) says it.</p>", 1],
  ["<p>It is **bold**.</p>", 1],
  ['<script type="application/ld+json">{"text":"See [it](https://a.example/)."}</script>', 1],
  ["<pre>[a](/b) and **c**</pre>", 0],
  ["<p>Read [1] (page 3), 2 ** 3 and /*?*sort=.</p>", 0],
])("Markdown that is left in %s", (main, count) => {
  expect(findRawMarkdown({ document: documentOf(main) })).toHaveLength(count);
});
