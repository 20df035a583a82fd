import { imageAltTitle } from "#engine/rules/page/pictures/image-alt-title.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(imageAltTitle, [
  { rule: "alt", page: GOOD_PAGE, status: "pass", text: "No picture is named" },
  {
    rule: "a title alone",
    page: withBody('<img src=b.png title="A desk">'),
    status: "fail",
    text: "1 picture with a title and without alternative text",
    places: 1,
    markup: '<img src=b.png title="A desk" alt="A desk">',
  },
  {
    rule: "near miss: a title beside alt, beside an empty one, and beside a label",
    page: withBody(
      '<img src=b title=a alt=b><img src=b title=a alt=""><img src=b title=a aria-label=c>',
    ),
    status: "pass",
    text: "No picture is named",
  },
  {
    rule: "no pictures",
    page: change(/<img[^>]*>/, ""),
    status: "notApplicable",
    text: "There are no pictures",
  },
]);
