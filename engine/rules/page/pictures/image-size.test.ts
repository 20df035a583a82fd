import { imageSize } from "./image-size.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(imageSize, [
  {
    rule: "width and height",
    page: GOOD_PAGE,
    status: "pass",
    text: "Every picture states its width and height",
  },
  {
    rule: "five pictures, and more than half of all",
    page: withBody('<img src=b.png width="80">'.repeat(5)),
    status: "warn",
    text: "5 of 6 pictures without width and height",
    places: 5,
  },
  {
    rule: "near miss: four pictures move a page little",
    page: withBody("<img src=b.png>".repeat(4)),
    status: "pass",
    text: "4 pictures of 5 without width and height: too few to count",
  },
  {
    rule: "near miss: half of the pictures",
    page: withBody("<img src=b.png>".repeat(6) + "<img src=c.png width=1 height=1>".repeat(5)),
    status: "pass",
    text: "6 pictures of 12 without",
  },
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
