import { expect, test } from "vitest";

import { countStyles } from "./count-styles.ts";

const sheet = (css: string) => ({ path: "app/pages/a/a.css", css });

test("finds the classes that one place names, also where they are nested", () => {
  const css = ".once {\n  color: red;\n  & .twice {\n    color: red;\n  }\n}\n.never {\n}\n";
  const { usedOnce } = countStyles([sheet(css)], ['"once twice"', '"twice"']);

  expect(usedOnce).toEqual([{ name: "once", path: "app/pages/a/a.css" }]);
});

test("does not take a class for used where its name is part of another", () => {
  const { usedOnce } = countStyles([sheet(".case {\n}\n")], ['"case case-top"', '"the-case"']);

  expect(usedOnce.map(({ name }) => name)).toEqual(["case"]);
});

test("finds the rules of one declaration: nested, in a media query, with rules inside", () => {
  const css = `
.a { color: red; & b { color: red; } & i { color: red; margin: 0; } }
@media print { .c { color: red; } }
@keyframes turn { to { rotate: 1turn; } }
.d { & b { color: red; margin: 0; } }`;
  const { ofOneDeclaration } = countStyles([sheet(css)], []);

  expect(ofOneDeclaration.map(({ selector }) => selector)).toEqual([".a", "& b", ".c"]);
});

test("counts sheets and their lines", () => {
  const { sheets, lines } = countStyles([sheet("a {\n}\n"), sheet("b {\n}\n")], []);

  expect({ sheets, lines }).toEqual({ sheets: 2, lines: 4 });
});
