import { headingOrder } from "./heading-order.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(headingOrder, [
  {
    rule: "one after the other",
    page: GOOD_PAGE,
    status: "pass",
    text: "Headings follow in order",
  },
  {
    rule: "levels skipped at once",
    page: change(/h2/g, "h4"),
    status: "warn",
    text: "Heading levels skipped, H1 to H4",
    places: 1,
    markup: "<h2>Prices</h2>",
  },
  {
    rule: "near miss: one level skipped once is a note, since half of all pages have it",
    page: change(/h2/g, "h3"),
    status: "pass",
    text: "in order but for one, H1 to H3",
  },
  {
    rule: "two skipped",
    page: withBody("<h4>a</h4><h2>b</h2><h5>c</h5>"),
    status: "warn",
    text: "2 heading levels skipped",
    places: 2,
  },
  {
    rule: "near miss: several levels back up",
    page: withBody("<h3>a</h3><h4>b</h4><h2>c</h2>"),
    status: "pass",
    text: "Headings follow in order",
  },
  {
    rule: "near miss: a page that begins with H2",
    page: change(/<h1>.*<\/h1>/, "<h2>a</h2>"),
    status: "pass",
    text: "Headings follow in order",
  },
  {
    rule: "one heading has no order",
    page: change(/<h2>.*<\/h2>/, ""),
    status: "notApplicable",
    text: "not two headings",
  },
]);
