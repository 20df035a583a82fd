import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageText } from "#scripts/reading/page-text.ts";

function read(body: string): string {
  const parsed = parseHtml(`<!doctype html><title>t</title><body>${body}`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return readPageText(parsed.value);
}

test("headings, paragraphs and items are blocks, with words of one sentence kept together", () => {
  expect(
    read(
      "<main><h1>Link <em>building</em></h1><p>Ask a <a href='/x'>supplier</a> first.</p> <ul><li><b>One.</b> <a href='/y'>Two</a></li><li><p>Two</p></li></ul></main>",
    ),
  ).toBe("# Link building\n\nAsk a supplier first.\n\n- One. Two\n\n- Two");
});

test("only the main part is read, without ways to other pages, buttons and drawings", () => {
  expect(
    read(
      "<header>Menu</header><main><nav>Home</nav><p>Text</p><button>Copy</button><svg><text>7</text></svg></main><footer>Foot</footer>",
    ),
  ).toBe("Text");
});

test("captions are marked, and a figure's drawing is not read", () => {
  expect(
    read(
      "<main><figure><svg><text>9</text></svg><figcaption>Invented figures.</figcaption></figure></main>",
    ),
  ).toBe("*Caption:* Invented figures.");
});

test("a table is read row by row", () => {
  expect(
    read(
      "<main><table><caption>Dates</caption><tr><th>Eid</th><td>10 March</td></tr><tr><th>Muharram</th><td>6 June</td></tr></table></main>",
    ),
  ).toBe("*Caption:* Dates\n\nEid | 10 March\n\nMuharram | 6 June");
});

test("what only a style sheet sets apart does not run together", () => {
  expect(
    read(
      "<main><dl><dt>People</dt><dd><b>Growing</b><small>911,817 counted</small></dd><dd>32° N<br>74° E</dd></dl></main>",
    ),
  ).toBe("People\n\nGrowing · 911,817 counted\n\n32° N · 74° E");
  expect(read("<main><p>2 million+<small>1,905,975 counted</small></p></main>")).toBe(
    "2 million+ · 1,905,975 counted",
  );
});

test("only the first paragraph of an item is marked as one, and code keeps its lines", () => {
  expect(
    read(
      "<main><ul><li><p>Audit</p><p>We read.</p></li></ul><pre>Allow: /\nDisallow: /x</pre></main>",
    ),
  ).toBe("- Audit\n\nWe read.\n\n```\nAllow: /\nDisallow: /x\n```");
});

test("a folded answer is read, a hidden text is not", () => {
  expect(
    read(
      "<main><details><summary>When?</summary><p>In May.</p></details><p hidden>Never</p></main>",
    ),
  ).toBe("*Question:* When?\n\nIn May.");
});

test("a page without a main part is refused", () => {
  expect(() => read("<p>Text</p>")).toThrow("no main element");
});
