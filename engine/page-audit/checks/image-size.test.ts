import { imageSize } from "#engine/page-audit/checks/image-size.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(imageSize, [
  {
    rule: "width and height",
    page: GOOD_PAGE,
    status: "pass",
    text: "Every picture states its width and height",
  },
  {
    rule: "no width",
    page: change(' width="800"', ""),
    status: "warn",
    text: "1 picture without width and height",
    places: 1,
  },
  { rule: "no height", page: change(' height="600"', ""), status: "warn", text: "1 picture" },
  {
    rule: "near miss: a ratio in its style",
    page: change(' width="800" height="600"', ' style="aspect-ratio: 4/3"'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a height in its style",
    page: change(' height="600"', ' style="height: 600px"'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a hidden picture",
    page: withBody("<div hidden><img src=b.png></div>"),
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
