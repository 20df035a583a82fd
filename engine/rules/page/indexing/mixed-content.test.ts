import { mixedContent } from "./mixed-content.ts";
import { change, GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

testCheck(mixedContent, [
  {
    rule: "everything over https",
    page: GOOD_PAGE,
    status: "pass",
    text: "Everything on the page loads over https",
  },
  {
    rule: "a script over http",
    page: withBody('<script src="http://cdn.example/a.js"></script>'),
    status: "fail",
    text: "1 file loaded over http",
    places: 1,
  },
  {
    rule: "a style sheet over http",
    page: withHead('<link rel="stylesheet" href="http://cdn.example/a.css">'),
    status: "fail",
    text: "1 file",
  },
  {
    rule: "a frame, a form and an object",
    page: withBody(
      '<iframe src="http://a.example/"></iframe><form action="http://a.example/"></form><object data="http://a.example/"></object>',
    ),
    status: "fail",
    text: "3 files",
    places: 3,
  },
  {
    rule: "a picture over http, which browsers fetch over https",
    page: change("/desk.webp", "http://chinar.example/desk.webp"),
    status: "warn",
    text: "1 file loaded over http",
    places: 1,
  },
  {
    rule: "near miss: a link is not loaded",
    page: withBody('<a href="http://a.example/">An old page</a>'),
    status: "pass",
    text: "Everything",
  },
  {
    rule: "near miss: a canonical is not loaded",
    page: withHead('<link rel="alternate" href="http://a.example/">'),
    status: "pass",
    text: "Everything",
  },
  {
    rule: "near miss: a form for the same scheme",
    page: withBody('<form action="/send"><input src=""></form>'),
    status: "pass",
    text: "Everything",
  },
  {
    rule: "the page itself is not over https",
    page: GOOD_PAGE,
    context: { url: "http://chinar.example/" },
    status: "notApplicable",
    text: "not served over https",
  },
  {
    rule: "nobody knows its address",
    page: "<p>x",
    isAddressUnknown: true,
    status: "notApplicable",
    text: "The page's own address is not known",
  },
]);
