import { snippetAllowed } from "./snippet-allowed.ts";
import { GOOD_PAGE, testCheck, withHead } from "#tests/support/test-check.ts";

testCheck(snippetAllowed, [
  { rule: "nothing is said", page: GOOD_PAGE, status: "pass", text: "Google may show a text" },
  {
    rule: "nosnippet",
    page: withHead('<meta name="robots" content="index, NoSnippet">'),
    status: "fail",
    text: "forbids any text under its title",
    places: 1,
  },
  {
    rule: "a length of nothing",
    page: withHead('<meta name="googlebot" content="max-snippet: 0">'),
    status: "fail",
    text: "forbids any text",
  },
  {
    rule: "a header",
    page: GOOD_PAGE,
    context: { xRobotsTag: "max-snippet:0, max-image-preview:large" },
    status: "fail",
    text: "forbids any text",
    places: 1,
  },
  {
    rule: "near miss: no limit",
    page: withHead('<meta name="robots" content="max-snippet:-1, max-image-preview:large">'),
    status: "pass",
    text: "Google may show a text",
  },
  {
    rule: "near miss: a single part is kept out",
    page: withHead("<meta name=x content=y>").replace("<p>", "<p data-nosnippet>"),
    status: "pass",
    text: "Google may show a text",
  },
]);
