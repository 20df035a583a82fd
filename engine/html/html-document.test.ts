import { expect, test } from "vitest";

import {
  attribute,
  collapseSpace,
  descendantsOf,
  elementsOf,
  hasAttribute,
  textOf,
  type HtmlDocument,
} from "./html-document.ts";
import { parseHtml } from "./parse-html.ts";

function parse(source: string): HtmlDocument {
  const parsed = parseHtml(source);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

test("an attribute without a value is there and empty, a missing one is null", () => {
  const [input] = elementsOf(parse("<input disabled>"), "input");

  expect(input && [attribute(input, "disabled"), attribute(input, "name")]).toEqual(["", null]);
  expect(input && [hasAttribute(input, "disabled"), hasAttribute(input, "name")]).toEqual([
    true,
    false,
  ]);
});

test("an attribute of SVG's own kind is not the one of the same name", () => {
  const link = parse('<svg><a xlink:href="/x">y</a></svg>').elements.find(({ tag }) => tag === "a");

  expect(link && attribute(link, "href")).toBe(null);
});

test("elements come in document order, whichever order is asked", () => {
  const document = parse("<h2>a</h2><h1>b</h1><h2>c</h2>");

  expect(elementsOf(document, "h1", "h2").map((each) => textOf(document, each))).toEqual([
    "a",
    "b",
    "c",
  ]);
});

test("descendants are those inside, at every depth, and nothing behind", () => {
  const document = parse("<div><p><b>x</b></p></div><i>y</i>");
  const [outer] = elementsOf(document, "div");

  expect(outer && descendantsOf(document, outer).map(({ tag }) => tag)).toEqual(["p", "b"]);
});

test("a text is read no further than its limit asks", () => {
  const document = parse("<p><b>12345</b><b>67890</b><b>more</b></p>");
  const [paragraph] = elementsOf(document, "p");

  expect(paragraph && textOf(document, paragraph, 6)).toBe("1234567890");
});

test("white space is collapsed, a no-break space inside stays", () => {
  expect(collapseSpace(" a \t\r\n b\u00a0c ")).toBe("a b\u00a0c");
});
