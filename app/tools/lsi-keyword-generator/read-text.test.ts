import { expect, test } from "vitest";

import { dropLoaded } from "./read-text.ts";

test.each([
  '<p style="color:red">Desks</p>',
  "<p style='color:red'>Desks</p>",
  "<p style=color:red>Desks</p>",
  "<p class=a\nSTYLE = color:red>Desks</p>",
  '<p class="a"style="color:red">Desks</p>',
  "<p/style=color:red>Desks</p>",
  "<style>p { color: red }</style><p onclick=a()>Desks</p>",
  '<link rel="stylesheet" href="/a.css"><p>Desks</p>',
])("of %j no style is left, and its word is", (source) => {
  expect(dropLoaded(source)).not.toMatch(/style|color|onclick/i);
  expect(dropLoaded(source)).toContain(">Desks</p>");
});
