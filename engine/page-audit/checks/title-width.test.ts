import { titleWidth } from "#engine/page-audit/checks/title-width.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(titleWidth, [
  {
    rule: "within its room",
    page: GOOD_PAGE,
    status: "pass",
    text: /^The title is \d{3} px wide, of 400 to 580$/,
  },
  {
    rule: "too narrow",
    page: change(" made to measure in Lahore, from PKR 18,000", ""),
    status: "warn",
    text: "there is room for 580",
  },
  {
    rule: "a little too wide",
    page: change("from PKR 18,000", "from PKR 18,000 a desk"),
    status: "warn",
    text: "about 580 are shown",
  },
  {
    rule: "far too wide",
    page: change("from PKR", "and chairs and shelves, from PKR"),
    status: "fail",
    text: "about 580 are shown",
  },
  {
    rule: "near miss: many narrow letters",
    page: change(/<title>.*<\/title>/, `<title>${"illicit ".repeat(11)}</title>`),
    status: "pass",
    text: "px wide, of",
  },
  {
    rule: "an empty title has no width",
    page: change(/<title>.*<\/title>/, "<title></title>"),
    status: "notApplicable",
    text: "There is no title to measure",
  },
  {
    rule: "no title has no width",
    page: change(/<title>.*<\/title>/, ""),
    status: "notApplicable",
    text: "There is no title to measure",
  },
]);
