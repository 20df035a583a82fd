import { placeholderText } from "#engine/rules/page/text/placeholder-text.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

const LOREM = "Lorem ipsum dolor sit amet, consectetur adipiscing elit.";

testCheck(placeholderText, [
  { rule: "words of its own", page: GOOD_PAGE, status: "pass", text: "No placeholder text" },
  {
    rule: "on the page",
    page: withBody(`<div><p>${LOREM}</p></div>`),
    status: "fail",
    text: "Lorem ipsum is on the page",
    places: 1,
  },
  {
    rule: "in a closed details",
    page: withBody(`<details><summary>More</summary><p>${LOREM}</p></details>`),
    status: "fail",
    text: "Lorem ipsum is on the page",
  },
  {
    rule: "in the description",
    page: change(/content="Office desks made[^"]*"/, `content="${LOREM}"`),
    status: "fail",
    text: "in the description",
    places: 1,
  },
  {
    rule: "near miss: a page that speaks of it",
    page: withBody("<p>Why “lorem ipsum” is no text to launch with</p>"),
    status: "pass",
    text: "No placeholder text",
  },
  {
    rule: "near miss: an example of code that shows it",
    page: withBody(`<pre><code>&lt;p&gt;${LOREM}&lt;/p&gt;</code></pre>`),
    status: "pass",
    text: "No placeholder text",
  },
  {
    rule: "near miss: in a template that no reader sees",
    page: withBody(`<template><p>${LOREM}</p></template><p hidden>${LOREM}</p>`),
    status: "pass",
    text: "No placeholder text",
  },
]);
