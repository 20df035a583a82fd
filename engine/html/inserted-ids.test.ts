import { expect, test } from "vitest";

import { readInsertedIds } from "./inserted-ids.ts";

test.each([
  ['box.innerHTML = `<section class="c" id="contact">`', ["contact"]],
  ["box.innerHTML = '<p id=\\'kontakt\\'>'", ["kontakt"]],
  ['"<p id=\\"a-1\\">"', ["a-1"]],
  ['React.createElement("div", { id: "team", className: "x" })', ["team"]],
  ['jsx("div",{id:`faq`})', ["faq"]],
  ['part.id = "prices"', ["prices"]],
  ['part.setAttribute("id", "map")', ["map"]],
  ['const grid = "a"; userid = "x"; `<p id="${name}">`', []],
])("in %s", (script, ids) => {
  expect(readInsertedIds(script)).toEqual(ids);
});
