import { crawlableAnchors } from "./crawlable-anchors.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(crawlableAnchors, [
  { rule: "an address", page: GOOD_PAGE, status: "pass", text: "Every link leads to an address" },
  {
    rule: "a script",
    page: change('href="/prices"', 'href="javascript:void(0)"'),
    status: "fail",
    text: "1 link that no crawler can follow",
    places: 1,
  },
  {
    rule: "a script with blanks",
    page: change('href="/prices"', 'href="javascript : void ( 0 )"'),
    status: "fail",
    text: "1 link",
  },
  {
    rule: "a script without brackets",
    page: change('href="/prices"', 'href="javascript:void 0"'),
    status: "fail",
    text: "1 link",
  },
  {
    rule: "a file of the computer",
    page: change('href="/prices"', 'href="file:///C:/prices.html"'),
    status: "fail",
    text: "1 link",
  },
  {
    rule: "an address that does not parse",
    page: change('href="/prices"', 'href="https://"'),
    status: "fail",
    text: "1 link",
  },
  {
    rule: "a click without an address",
    page: change('href="/prices"', 'onclick="go()"'),
    status: "fail",
    text: "1 link",
  },
  {
    rule: "no address, but what only addresses have",
    page: change('href="/prices"', 'target="_blank"'),
    status: "fail",
    text: "1 link",
  },
  {
    rule: "near miss: a place to link to",
    page: change('href="/prices"', 'name="prices"'),
    status: "pass",
    text: "Every link",
  },
  {
    rule: "near miss: an anchor without anything",
    page: change('href="/prices"', 'class="prices"'),
    status: "pass",
    text: "Every link",
  },
  {
    rule: "near miss: a role of its own",
    page: change('href="/prices"', 'role="button" href="javascript:void(0)"'),
    status: "pass",
    text: "Every link",
  },
  {
    rule: "near miss: mail, phone, fragment, query, ftp",
    page: withBody(
      '<a href="mailto:a@chinar.example">a</a><a href="tel:+92">b</a><a href="#c">c</a><a href="?d">d</a><a href="ftp://chinar.example/">e</a><a href="//chinar.example">f</a>',
    ),
    status: "pass",
    text: "Every link",
  },
  {
    rule: "near miss: inside noscript",
    page: withBody('<noscript><a href="javascript:void(0)">x</a></noscript>'),
    status: "pass",
    text: "Every link",
  },
  {
    rule: "a page without links",
    page: change('<a href="/prices">Desk prices</a>', ""),
    status: "pass",
    text: "Every link",
  },
]);
