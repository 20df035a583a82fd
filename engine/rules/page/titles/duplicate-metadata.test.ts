import { duplicateMetadata } from "./duplicate-metadata.ts";
import { GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

testCheck(duplicateMetadata, [
  {
    rule: "one of each",
    page: GOOD_PAGE,
    status: "pass",
    text: "No title or description is repeated",
  },
  {
    rule: "two titles",
    page: withHead("<title>Two</title>"),
    status: "fail",
    text: "The page has 2 titles",
    places: 1,
  },
  {
    rule: "two descriptions",
    page: withHead('<meta name="description" content="Two">'),
    status: "fail",
    text: "2 meta descriptions",
    places: 1,
  },
  {
    rule: "both",
    page: withHead('<title>Two</title><meta name="description" content="Two">'),
    status: "fail",
    text: "2 titles and 2 meta descriptions",
    places: 2,
  },
  {
    rule: "near miss: a drawing has a title of its own",
    page: withBody("<svg><title>A desk</title></svg>"),
    status: "pass",
    text: "No title",
  },
  {
    rule: "near miss: og:description is another tag",
    page: withHead('<meta name="twitter:description" content="Two">'),
    status: "pass",
    text: "No title",
  },
]);
