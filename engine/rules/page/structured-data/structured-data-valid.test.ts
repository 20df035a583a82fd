import { expect, test } from "vitest";

import { structuredDataValid } from "./structured-data-valid.ts";
import { judge, GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

testCheck(structuredDataValid, [
  {
    rule: "RDFa",
    page: withBody('<p vocab="https://schema.org/" typeof="Person">x</p>'),
    status: "pass",
    text: "RDFa: Person",
  },
  {
    rule: "all three ways",
    page: withBody(
      '<p typeof="schema:Person">x</p><div itemscope itemtype="https://schema.org/Offer"></div><script type="application/ld+json">{"@type":"Store"}</script>',
    ),
    status: "pass",
    text: "Structured data: Store; Microdata: Offer; RDFa: Person",
  },
  {
    rule: "a block that can be read",
    page: withHead('<script type="application/ld+json">{"@type":"Store"}</script>'),
    status: "pass",
    text: "Structured data: Store",
  },
  {
    rule: "a comma too many",
    page: withHead('<script type="application/ld+json">{"@type":"Store",}</script>'),
    status: "fail",
    text: "1 of 1 JSON-LD block cannot be read: line",
    places: 1,
  },
  {
    rule: "an empty block",
    page: withHead('<script type="application/ld+json"></script>'),
    status: "fail",
    text: "1 of 1",
  },
  {
    rule: "one of two",
    page: withHead(
      '<script type="application/ld+json">{}</script><script type="application/ld+json">{</script>',
    ),
    status: "fail",
    text: "1 of 2",
    places: 1,
  },
  {
    rule: "microdata",
    page: withBody('<div itemscope itemtype="https://schema.org/Store"></div>'),
    status: "pass",
    text: "Microdata: Store",
  },
  {
    rule: "near miss: other JSON in a script",
    page: withHead('<script type="application/json">{,}</script>'),
    status: "notApplicable",
    text: "no structured data",
  },
  {
    rule: "none",
    page: GOOD_PAGE,
    status: "notApplicable",
    text: "The page has no structured data",
  },
]);

test.each([
  ['<script type="application/ld+json">{"a":1,}</script>', 13, 43],
  ['<script\n type="application/ld+json">\n{\n "a":1,\n}</script>', 17, 1],
])("the fault is named by its place in the page: %j", (markup, line, column) => {
  const verdict = judge(structuredDataValid, withHead(markup));

  expect("fix" in verdict && verdict.fix.advice).toContain(
    `line ${line}, column ${column} of the page`,
  );
});
