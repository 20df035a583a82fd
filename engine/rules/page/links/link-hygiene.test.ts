import { linkHygiene } from "./link-hygiene.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(linkHygiene, [
  { rule: "in order", page: GOOD_PAGE, status: "pass", text: "Links are in order" },
  {
    rule: "near miss: a link without words is a note, since most pages have one",
    page: change("Desk prices", ""),
    status: "pass",
    text: "Links are in order",
  },
  {
    rule: "a test server",
    page: change('href="/prices"', 'href="http://localhost:3000/prices"'),
    status: "warn",
    text: "1 link to a disk or a network that visitors cannot reach",
    severity: "clicks",
    places: 1,
  },
  {
    rule: "a file of somebody's disk",
    page: change('href="/prices"', 'href="C:\\\\site\\\\prices.htm"'),
    status: "warn",
    text: "1 link to a disk or a network that visitors cannot reach",
    severity: "clicks",
  },
  {
    rule: "a host without its scheme",
    page: change('href="/prices"', 'href="www.other.example/prices"'),
    status: "warn",
    text: "1 link without https:// or mailto:",
    severity: "clicks",
  },
  {
    rule: "a staging host",
    page: change('href="/prices"', 'href="https://staging.chinar.example/"'),
    status: "warn",
    text: "1 link to a test server",
  },
  {
    rule: "near miss: a test server that is looked at itself",
    page: change('href="/prices"', 'href="http://localhost:3000/prices"'),
    context: { url: "http://localhost:3000/" },
    status: "pass",
    text: "Links are in order",
  },
  {
    rule: "a paid link without its mark",
    page: change('href="/prices"', 'href="https://www.amazon.com/dp/1?tag=mine-20"'),
    status: "warn",
    text: "1 link that looks paid and is not marked sponsored",
  },
  {
    rule: "near miss: a paid link with its mark",
    page: change(
      'href="/prices"',
      'rel="sponsored" href="https://www.amazon.com/dp/1?tag=mine-20"',
    ),
    status: "pass",
    text: "Links are in order",
  },
  {
    rule: "the own site over http",
    page: change('href="/prices"', 'href="http://chinar.example/prices"'),
    status: "warn",
    text: "1 link to this site over http",
  },
  {
    rule: "near miss: another site over http",
    page: change('href="/prices"', 'href="http://other.example/"'),
    status: "pass",
    text: "Links are in order",
  },
  {
    rule: "two faults in one line",
    page: withBody('<a href="http://chinar.example/a">a</a><a href="http://10.0.0.7/">b</a>'),
    status: "warn",
    text: "1 link to a disk or a network that visitors cannot reach; 1 link to this site over http",
    severity: "clicks",
    places: 2,
  },
  {
    rule: "an address of this site that servers may refuse",
    page: change('href="/prices"', `href="/prices?${"a".repeat(2_000)}"`),
    status: "warn",
    text: "1 link with an address of over 2,000 characters",
    places: 1,
  },
  {
    rule: "near miss: one of another site",
    page: change('href="/prices"', `href="https://maps.example/?${"a".repeat(2_000)}"`),
    status: "pass",
    text: "Links are in order",
  },
]);
