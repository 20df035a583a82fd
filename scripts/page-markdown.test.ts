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

test("what only a browser shows is left out", () => {
  const text = markdown(
    '<h1>Tool</h1><form><label>URL</label><input></form><button>Go</button><svg><text>7</text></svg><script>evil()</script><p hidden>Later</p><span aria-hidden="true">★</span><nav><a href="/">Up</a></nav>',
  );

  expect(text).toBe("# Tool\n\nSource: https://site.example/a/b\n");
});
