import { expect, test } from "vitest";

import { parseHtml } from "./parse-html.ts";
import { readMainText } from "./main-text.ts";

function read(body: string) {
  const parsed = parseHtml(`<!doctype html><title>Shop</title><body>${body}`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return readMainText(parsed.value);
}

test("only what stands in main, where there is one", () => {
  const { text, hasMain, leftOut } = read(
    "<div>Free delivery</div><main><h1>Lawn</h1><p>Printed lawn.</p></main><p>Sale ends soon</p>",
  );

  expect(text).toBe("Lawn\nPrinted lawn.");
  expect(hasMain).toBe(true);
  expect(leftOut).toEqual([{ what: "outside main", characters: 27 }]);
});

test("without main: the body less navigation, header, aside, footer and forms", () => {
  const { text, leftOut } = read(
    "<header>Logo</header><nav>Home</nav><p>Words that count.</p><aside>Adverts</aside><form>Search</form><footer>Address</footer>",
  );

  expect(text).toBe("Words that count.");
  expect(leftOut.map(({ what }) => what).toSorted()).toEqual([
    "aside",
    "footer",
    "form",
    "header",
    "nav",
  ]);
});

test.each(["navigation", "banner", "contentinfo", "complementary", "search", "dialog"])(
  "role=%s stands beside the text like the element of that meaning",
  (role) => {
    expect(read(`<div role="${role}">Beside</div><p>Text</p>`).text).toBe("Text");
  },
);

test("a header inside an article belongs to it", () => {
  expect(read("<article><header><h1>Title</h1></header><p>Text</p></article>").text).toBe(
    "Title\nText",
  );
});

test("what is hidden is no text, in main too", () => {
  expect(
    read('<main><p hidden>Secret</p><p aria-hidden="true">×</p><p>Shown</p></main>').text,
  ).toBe("Shown");
});

test("text after a closed element belongs to its parent", () => {
  expect(read("<main>Before <b>bold</b> after<nav>Menu</nav> end</main>").text).toBe(
    "Before\nbold\nafter\nend",
  );
});

test("a page of scripts alone has no main text", () => {
  expect(read('<div id="app"></div><script>render()</script>').text).toBe("");
});
