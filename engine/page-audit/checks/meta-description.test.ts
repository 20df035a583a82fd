import { metaDescription } from "#engine/page-audit/checks/meta-description.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(metaDescription, [
  { rule: "words", page: GOOD_PAGE, status: "pass", text: "The page has a meta description" },
  {
    rule: "none",
    page: change(/<meta name="description"[^>]*>/, ""),
    status: "fail",
    text: "No meta description",
    places: 1,
  },
  {
    rule: "an empty one",
    page: change(/<meta name="description"[^>]*>/, '<meta name="description" content=" ">'),
    status: "fail",
    text: "The meta description is empty",
    places: 1,
  },
  {
    rule: "one without content",
    page: change(/<meta name="description"[^>]*>/, '<meta name="description">'),
    status: "fail",
    text: "The meta description is empty",
  },
  {
    rule: "one outside head",
    page: change(/<meta name="description"[^>]*>/, "").replace(
      "</body>",
      '<meta name="description" content="Late"></body>',
    ),
    status: "fail",
    text: "The meta description stands outside head",
    places: 1,
  },
  {
    rule: "near miss: its name in capitals",
    page: change('name="description"', 'name="DESCRIPTION"'),
    status: "pass",
    text: "The page has",
  },
  {
    rule: "near miss: after a noscript that a live tab reads",
    page: change("<title>", "<noscript><img src=p.gif></noscript><title>"),
    status: "pass",
    text: "The page has",
  },
]);
