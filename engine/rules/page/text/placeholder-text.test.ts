import { placeholderText } from "./placeholder-text.ts";
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
  ...[
    `<pre><span>{% quote %}</span>\n<span><i>${LOREM}</i></span></pre>`,
    "<pre><b>Lorem</b> <b>ipsum</b> <b>dolor</b> <b>sit</b> <b>amet</b></pre>",
    `<table><tr><td><code><span>${LOREM}</span></code></td></tr></table>`,
  ].map((code) => ({
    rule: `near miss: coloured code that shows it: ${code}`,
    page: withBody(code),
    status: "pass" as const,
    text: "No placeholder text",
  })),
  {
    rule: "beside code, over several elements",
    page: withBody(`<pre>${LOREM}</pre><p>Lorem <b>ipsum</b> dolor <b>sit</b> amet</p>`),
    status: "fail",
    text: "Lorem ipsum is on the page",
    places: 1,
  },
  {
    rule: "near miss: in a template that no reader sees",
    page: withBody(`<template><p>${LOREM}</p></template><p hidden>${LOREM}</p>`),
    status: "pass",
    text: "No placeholder text",
  },
]);
