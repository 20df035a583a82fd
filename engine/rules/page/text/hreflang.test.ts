import { expect, test } from "vitest";

import { findHreflangFaults, hreflang } from "./hreflang.ts";
import { auditLinkCases } from "#tests/cases/hreflang/audit-links.ts";
import { GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

test.each(auditLinkCases)("$rule: $hreflang to $href", ({ hreflang: code, href, faults }) => {
  expect(findHreflangFaults(code, href)).toEqual(faults);
});

testCheck(hreflang, [
  {
    rule: "one language needs no versions",
    page: GOOD_PAGE,
    status: "pass",
    text: "No other language versions",
  },
  {
    rule: "two versions with full addresses",
    page: withHead(
      '<link rel="alternate" hreflang="en" href="https://chinar.example/"><link rel="alternate" hreflang="x-default" href="https://chinar.example/">',
    ),
    status: "pass",
    text: "2 language versions with valid codes",
  },
  {
    rule: "a language that is not registered",
    page: withHead('<link rel="alternate" hreflang="jp" href="https://chinar.example/x">'),
    status: "fail",
    text: "1 language version with a mistake in language",
    places: 1,
  },
  {
    rule: "a path",
    page: withHead('<link rel="alternate" hreflang="ur" href="/ur">'),
    status: "fail",
    text: "1 language version with a mistake in address",
  },
  {
    rule: "both",
    page: withHead('<link rel="alternate" hreflang="jp" href="/jp">'),
    status: "fail",
    text: "language and address",
  },
  {
    rule: "in the header",
    page: GOOD_PAGE,
    context: { linkHeader: '<https://chinar.example/jp>; rel="alternate"; hreflang="jp"' },
    status: "fail",
    text: "mistake in language",
    places: 1,
  },
  {
    rule: "near miss: a country that does not exist is not looked at here",
    page: withHead('<link rel="alternate" hreflang="en-UK" href="https://chinar.example/x">'),
    status: "pass",
    text: "1 language version",
  },
  {
    rule: "near miss: a link in body does not count",
    page: withBody('<link rel="alternate" hreflang="jp" href="/jp">'),
    status: "pass",
    text: "No other language versions",
  },
  {
    rule: "near miss: an alternate without hreflang",
    page: withHead('<link rel="alternate" type="application/rss+xml" href="/feed">'),
    status: "pass",
    text: "No other language versions",
  },
]);
