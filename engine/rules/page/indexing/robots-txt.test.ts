import { robotsTxt } from "./robots-txt.ts";
import { GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(robotsTxt, [
  {
    rule: "every line can be read",
    page: GOOD_PAGE,
    context: { robotsTxt: "User-agent: *\nDisallow: /cart" },
    status: "pass",
    text: "Every line of robots.txt can be read",
  },
  {
    rule: "two lines that cannot",
    page: GOOD_PAGE,
    context: { robotsTxt: "User-agent: *\nForbid: /\nSitemap: /s.xml" },
    status: "fail",
    text: "2 lines of robots.txt that crawlers cannot read",
    places: 2,
  },
  {
    rule: "a rule before any agent",
    page: GOOD_PAGE,
    context: { robotsTxt: "Disallow: /" },
    status: "fail",
    text: "1 line of robots.txt",
    places: 1,
  },
  {
    rule: "near miss: a closed site is readable",
    page: GOOD_PAGE,
    context: { robotsTxt: "User-agent: *\nDisallow: /" },
    status: "pass",
    text: "Every line",
  },
  {
    rule: "near miss: what Google ignores is readable",
    page: GOOD_PAGE,
    context: { robotsTxt: "User-agent: *\nCrawl-delay: 10" },
    status: "pass",
    text: "Every line",
  },
  {
    rule: "more than fifty are counted, fifty shown",
    page: GOOD_PAGE,
    context: { robotsTxt: "x\n".repeat(60) },
    status: "fail",
    text: "60 lines",
    places: 50,
  },
  {
    rule: "no robots.txt was given",
    page: GOOD_PAGE,
    status: "notApplicable",
    text: "No robots.txt was given",
  },
  {
    rule: "an empty one says nothing",
    page: GOOD_PAGE,
    context: { robotsTxt: " \n" },
    status: "notApplicable",
    text: "No robots.txt was given",
  },
]);
