import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import type { BuiltPage } from "./built-site.ts";
import { findEmptyTools } from "./empty-tools.ts";

const DRAWN =
  '<div class="empty-result"><svg class="empty-drawing"></svg><button data-example="">Try an example</button></div>';

function page(html: string): BuiltPage {
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  return {
    path: "/tool",
    kind: "fixed",
    updated: "2026-01-01",
    file: "",
    html,
    document: parsed.value,
  };
}

const find = (html: string) =>
  findEmptyTools({ pages: [page(html)] }, ["/tool"]).map(({ message }) => message);

test("one drawn empty state with an example is good", () => {
  expect(find(DRAWN)).toEqual([]);
});

test.each([
  ["<p>The answer appears here.</p>", "has no empty state"],
  [DRAWN + DRAWN, "has 2 empty states"],
  [
    `${DRAWN}<section class="tool-result result-frame"></section>`,
    "holds a result that nobody asked for",
  ],
  [
    '<div class="empty-result"><button data-example="">Try</button></div>',
    "its empty state is not drawn",
  ],
  [
    '<div class="empty-result"><svg class="empty-drawing"></svg></div>',
    "its empty state has no example to press",
  ],
])("%s: %s", (html, message) => {
  expect(find(html)).toEqual([message]);
});

test("a tool without a page is told", () => {
  expect(findEmptyTools({ pages: [] }, ["/tool"])).toEqual([
    { path: "/tool", message: "is not built" },
  ]);
});
