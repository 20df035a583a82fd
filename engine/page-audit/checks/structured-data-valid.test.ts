import { structuredDataValid } from "#engine/page-audit/checks/structured-data-valid.ts";
import { GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

testCheck(structuredDataValid, [
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
    text: "1 of 1 JSON-LD blocks cannot be read",
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
