import { expect, test } from "vitest";

import { documentTitle } from "./document-title.ts";
import { change, GOOD_PAGE, judge, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(documentTitle, [
  { rule: "words", page: GOOD_PAGE, status: "pass", text: "The page has a title" },
  {
    rule: "none",
    page: change(/<title>.*<\/title>/, ""),
    status: "fail",
    text: "No title",
    places: 1,
  },
  {
    rule: "an empty one",
    page: change(/<title>.*<\/title>/, "<title> </title>"),
    status: "fail",
    text: "The title is empty",
    places: 1,
  },
  {
    rule: "near miss: a drawing's title is no title of the page, and does no harm",
    page: withBody("<svg><title></title></svg>"),
    status: "pass",
    text: "The page has a title",
  },
  {
    rule: "a title in body is still one, as browsers read it",
    page: change(/<title>.*<\/title>/, "").replace("</body>", "<title>Late</title></body>"),
    status: "pass",
    text: "The page has a title",
  },
]);

test("the suggestion is made of the page's own heading", () => {
  expect(judge(documentTitle, change(/<title>.*<\/title>/, ""))).toMatchObject({
    fix: { markup: "<title>Office desks in Lahore | [Your name]</title>" },
  });
});
