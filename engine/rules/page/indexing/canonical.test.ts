import { expect, test } from "vitest";

import { canonical } from "./canonical.ts";
import {
  change,
  GOOD_PAGE,
  judge,
  testCheck,
  withBody,
  withHead,
} from "#tests/support/test-check.ts";

testCheck(canonical, [
  {
    rule: "one full address",
    page: GOOD_PAGE,
    status: "pass",
    text: "One canonical, with a full address",
  },
  {
    rule: "two that are the same",
    page: withHead('<link rel="canonical" href="https://chinar.example/lahore/desks">'),
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "another page of the site",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https://chinar.example/lahore/tables">',
    ),
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "near miss: the home page of another host",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https://www.chinar.example/">',
    ),
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "near miss: a canonical in body does not count",
    page: withBody('<link rel="canonical" href="https://other.example/">'),
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "near miss: an empty address is none",
    page: withHead('<link rel="canonical" href="">'),
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "no address at all",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https:// chinar.example">',
    ),
    status: "fail",
    text: "The canonical is not a valid address",
    places: 1,
  },
  {
    rule: "a part of an address",
    severity: "cosmetic",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="/lahore/desks">',
    ),
    status: "fail",
    text: "The canonical is not a full address",
    places: 1,
  },
  {
    rule: "an address without scheme",
    severity: "cosmetic",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="//chinar.example/lahore/desks">',
    ),
    status: "fail",
    text: "The canonical is not a full address",
  },
  {
    rule: "two that differ",
    page: withHead('<link rel="canonical" href="https://chinar.example/other">'),
    status: "fail",
    text: "2 canonicals that differ",
    places: 2,
  },
  {
    rule: "one in the page and another in the header",
    page: GOOD_PAGE,
    context: { linkHeader: '<https://chinar.example/other>; rel="canonical"' },
    status: "fail",
    text: "2 canonicals that differ",
    places: 2,
  },
  {
    rule: "the same in the header",
    page: GOOD_PAGE,
    context: { linkHeader: '<https://chinar.example/lahore/desks>; rel="canonical"' },
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "a part of an address in the header",
    severity: "cosmetic",
    page: GOOD_PAGE,
    context: { linkHeader: '</lahore/desks>; rel="canonical"' },
    status: "fail",
    text: "The canonical is not a full address",
    places: 1,
  },
  {
    rule: "another language version",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https://chinar.example/ur"><link rel="alternate" hreflang="ur" href="https://chinar.example/ur"><link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks">',
    ),
    status: "fail",
    text: "The canonical points to another language version",
    severity: "out",
  },
  {
    rule: "the home page, from a page below it",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https://chinar.example/">',
    ),
    status: "fail",
    text: "The canonical points to the home page",
    severity: "out",
  },
  {
    rule: "near miss: the home page itself",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https://chinar.example/">',
    ),
    context: { url: "https://chinar.example/" },
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "a query of tracking is left out",
    page: GOOD_PAGE,
    context: { url: "https://chinar.example/lahore/desks?utm_source=a" },
    status: "pass",
    text: "One canonical",
  },
  {
    rule: "the page names none",
    page: change('<link rel="canonical" href="https://chinar.example/lahore/desks">', ""),
    status: "notApplicable",
    text: "The page names no canonical",
  },
]);

test("a corrected canonical keeps the tag's other attributes", () => {
  const page = change(
    '<link rel="canonical" href="https://chinar.example/lahore/desks">',
    '<link data-a="1" rel="canonical" href="https://chinar.example/">',
  );

  expect(judge(canonical, page)).toMatchObject({
    fix: {
      markup: '<link data-a="1" rel="canonical" href="https://chinar.example/lahore/desks">',
    },
  });
});
