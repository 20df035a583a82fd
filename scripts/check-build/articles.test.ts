import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { articles } from "./articles.ts";
import type { BuiltPage } from "./built-site.ts";

/** 1,250 short words in sentences that no other post has. */
const plainText = (name: string) =>
  Array.from(
    { length: 125 },
    (_, n) => `<p>We ${name} to the shop ${n} times and buy tea ${n}.</p>`,
  ).join("");

function post(path: string, body: string): BuiltPage {
  const html = `<main><div class="post-body"><div>${body}</div></div></main>`;
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  return { path, kind: "post", updated: "2026-01-01", file: "", html, document: parsed.value };
}

const find = (...pages: BuiltPage[]) => articles.find({ clientDir: "", pages });

test("plain posts of the right length are good", async () => {
  expect(await find(post("/a", plainText("went")), post("/b", plainText("ran")))).toEqual([]);
});

test("a short post is told with its number of words, code left out", async () => {
  const body = "<p>Three short words.</p><pre><code>not a word of this counts</code></pre>";

  expect(await find(post("/a", body))).toEqual([{ path: "/a", message: "3 words" }]);
});

test("a heavy post is told with its reading ease", async () => {
  const heavy = "<p>Organisational considerations notwithstanding, remuneration materialises.</p>";
  const [finding] = await find(post("/a", heavy.repeat(250)));

  expect(finding?.message).toMatch(/^reading ease -/);
});

test("a sentence in two posts is told with both, whatever its capitals", async () => {
  const twin = "<p>Ask every customer right after the work is done.</p>";
  const other = "<p>First. Ask every Customer right after the work is done!</p>";

  expect(
    await find(post("/a", plainText("went") + twin), post("/b", plainText("ran") + other)),
  ).toEqual([
    { path: "/b", message: '"Ask every Customer right after the work is done!" stands in /a too' },
  ]);
});

test("a post without its text is told", async () => {
  const page = post("/a", "");
  const empty = { ...page, document: { ...page.document, elements: [] } };

  expect(await find(empty)).toEqual([{ path: "/a", message: "there is no text in .post-body" }]);
});
