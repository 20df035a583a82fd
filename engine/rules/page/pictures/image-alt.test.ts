import { imageAlt } from "./image-alt.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(imageAlt, [
  {
    rule: 'id="" anywhere in the page names no picture',
    page: withBody('<p id=""></p><img src=b.png><img src=c.png aria-labelledby="">'),
    status: "fail",
    text: "2 pictures without alternative text",
    places: 2,
  },
  {
    rule: "a label elsewhere that says nothing names no picture",
    page: withBody('<p id="empty"> </p><img src=b.png aria-labelledby="empty none">'),
    status: "fail",
    text: "1 picture without alternative text",
  },
  {
    rule: "near miss: a label elsewhere that a picture says",
    page: withBody('<p id="logo"><img src=a alt="Chinar"></p><img src=b aria-labelledby="logo">'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a picture that screen readers are not told of, as axe has it",
    page: withBody('<p aria-hidden="true"><img src=b.png></p><img src=c.png aria-hidden="true">'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "aria-hidden of any other value hides nothing",
    page: withBody('<img src=c.png aria-hidden="false">'),
    status: "fail",
    text: "1 picture",
  },
  {
    rule: "near miss: a picture in a closed details, as axe has it",
    page: withBody("<details><summary>More</summary><img src=b.png></details>"),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a picture below something invisible",
    page: withBody('<div style="visibility:hidden"><p><img src=b.png></p></div>'),
    status: "pass",
    text: "Every picture",
  },
  { rule: "words", page: GOOD_PAGE, status: "pass", text: "Every picture has an alternative text" },
  {
    rule: "no alternative text",
    page: change(' alt="Oak desk"', ""),
    status: "fail",
    text: "1 picture without alternative text",
    places: 1,
  },
  {
    rule: "blanks alone",
    page: change(' alt="Oak desk"', ' alt=" "'),
    status: "fail",
    text: "1 picture",
  },
  {
    rule: "near miss: an empty one says that it needs none",
    page: change(' alt="Oak desk"', ' alt=""'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a label of its own",
    page: change(' alt="Oak desk"', ' aria-label="Oak desk"'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a title",
    page: change(' alt="Oak desk"', ' title="Oak desk"'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a label elsewhere on the page",
    page: change(' alt="Oak desk"', ' aria-labelledby="name"').replace("<h2>", '<h2 id="name">'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "a label that is nowhere",
    page: change(' alt="Oak desk"', ' aria-labelledby="name"'),
    status: "fail",
    text: "1 picture",
  },
  {
    rule: "near miss: decoration by its role",
    page: change(' alt="Oak desk"', ' role="presentation"'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a hidden picture",
    page: change(' alt="Oak desk"', "")
      .replace("<img", "<img hidden")
      .replace("</h1>", '</h1><img src=b.png alt="b">'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "no pictures",
    page: change(/<img[^>]*>/, ""),
    status: "notApplicable",
    text: "There are no pictures",
  },
]);
