import { expect, test } from "vitest";

import { pageMarkdown } from "./page-markdown.ts";

const page = (main: string) =>
  `<!doctype html><html><head><title>T</title></head><body><header><a href="/">Home</a></header><main>${main}</main><footer>Foot</footer></body></html>`;
const markdown = (main: string) => pageMarkdown(page(main), "https://site.example/a/b");

test("the main of a page, with whole addresses and its source", () => {
  expect(
    markdown(
      '<h1>Prices</h1><p>From <strong>45,000</strong>, <a href="/contact#audit">ask us</a>.</p>',
    ),
  ).toBe(
    "# Prices\n\nFrom **45,000**, [ask us](https://site.example/contact#audit).\n\nSource: https://site.example/a/b\n",
  );
});

test("tables and lists keep their form", () => {
  const text = markdown(
    "<table><thead><tr><th>Plan</th><th>PKR</th></tr></thead><tbody><tr><td>Basic</td><td>45,000</td></tr></tbody></table><ul><li>One</li></ul>",
  );

  expect(text).toContain("| Plan  | PKR    |");
  expect(text).toContain("| Basic | 45,000 |");
  expect(text).toContain("- One");
});

test.each([
  ["<p><span>Growing</span><span>43,642 by the census</span></p>", "Growing 43,642 by the census"],
  ["<p>71.059° E<small>382 km from Lahore</small></p>", "71.059° E 382 km from Lahore"],
  ["<p><b>Ask</b>us.<i>Now</i></p>", "**Ask** us. *Now*"],
  ['<p><a href="/a">One</a><a href="/b">two</a></p>', "One](https://site.example/a) [two]("],
  ["<p>the 1<sup>st</sup> of <b>May</b>, a (<i>small</i>) one</p>", "1st of **May**, a (*small*)"],
  ["<p><code><b>User-agent</b><i>: *</i></code></p>", "`User-agent: *`"],
  ["<details><summary>How long?</summary><p>A year.</p></details>", "**How long?**\n\nA year."],
  ["<details><summary><h3>Why</h3></summary><p>So.</p></details>", "### Why\n\nSo."],
])("neighbours that only a style sheet keeps apart get a blank: %s", (html, text) => {
  expect(markdown(html)).toContain(text);
});

test("what is said in place of a reading on a server without one is left out", () => {
  const text = markdown(
    '<p><span class="live-on">We read it.</span><span class="live-off">This server reads none.</span> Free.</p>',
  );

  expect(text).toContain("We read it. Free.");
  expect(text).not.toContain("none");
});

test("what only a browser shows is left out", () => {
  const text = markdown(
    '<h1>Tool</h1><form><label>URL</label><input></form><button>Go</button><svg><text>7</text></svg><script>evil()</script><p hidden>Later</p><span aria-hidden="true">★</span><nav><a href="/">Up</a></nav>',
  );

  expect(text).toBe("# Tool\n\nSource: https://site.example/a/b\n");
});
