import { deprecatedMarkup } from "#engine/rules/page/markup/deprecated-markup.ts";
import { GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(deprecatedMarkup, [
  { rule: "none", page: GOOD_PAGE, status: "pass", text: "No obsolete elements" },
  {
    rule: "one",
    page: withBody("<center>x</center>"),
    status: "warn",
    text: "Obsolete elements: <center>",
    places: 1,
  },
  {
    rule: "several, each named once",
    page: withBody("<font>x</font><FONT>y</FONT><marquee>z</marquee>"),
    status: "warn",
    text: "<font>, <marquee>",
    places: 3,
  },
  {
    rule: "near miss: a word in a text",
    page: withBody("<p>&lt;font&gt; and center</p>"),
    status: "pass",
    text: "No obsolete elements",
  },
  {
    rule: "near miss: font is an element of SVG",
    page: withBody("<svg><font></font></svg>"),
    status: "pass",
    text: "No obsolete elements",
  },
  {
    rule: "near miss: elements that only look old",
    page: withBody("<b>a</b><i>b</i><s>c</s><u>d</u><small>e</small>"),
    status: "pass",
    text: "No obsolete elements",
  },
]);
