import { pageNofollow } from "./page-nofollow.ts";
import { GOOD_PAGE, testCheck, withHead } from "#tests/support/test-check.ts";

testCheck(pageNofollow, [
  { rule: "nothing is said", page: GOOD_PAGE, status: "pass", text: "lets its links be followed" },
  {
    rule: "a robots meta",
    page: withHead('<meta name="robots" content="index, nofollow">'),
    status: "fail",
    text: "forbids following any of its links",
    places: 1,
  },
  {
    rule: "a header",
    page: GOOD_PAGE,
    context: { xRobotsTag: "googlebot: nofollow" },
    status: "fail",
    text: "forbids following",
    places: 1,
  },
  {
    rule: "near miss: another crawler's",
    page: withHead('<meta name="bingbot" content="nofollow">'),
    status: "pass",
    text: "lets its links be followed",
  },
  {
    rule: "a page that is not to be listed at all",
    page: withHead('<meta name="robots" content="noindex, nofollow">'),
    status: "notApplicable",
    text: "forbids indexing",
  },
]);
