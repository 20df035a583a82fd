import { headIntact } from "./head-intact.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(headIntact, [
  {
    rule: "everything stands in head",
    page: GOOD_PAGE,
    status: "pass",
    text: "Nothing meant for head is outside it",
  },
  {
    rule: "a block inside head ends it",
    page: change("</title>", "</title><div>x</div>"),
    status: "fail",
    text: "2 tags for search engines outside head",
    places: 3,
  },
  {
    rule: "a picture of a counter in noscript ends it for readers without scripts",
    page: change("</title>", "</title><noscript><img src=p.gif></noscript>"),
    status: "warn",
    text: "2 tags after a noscript",
  },
  {
    rule: "near miss: a style sheet in noscript does not end it",
    page: change("</title>", "</title><noscript><link rel=stylesheet href=a.css></noscript>"),
    status: "pass",
    text: "Nothing meant for head",
  },
  {
    rule: "a robots meta in body",
    page: withBody('<meta name="robots" content="noindex">'),
    status: "fail",
    text: "1 tag for search engines outside head",
    places: 1,
  },
  {
    rule: "a base in body",
    page: withBody("<base href=/a/>"),
    status: "fail",
    text: "1 tag for search engines",
  },
  {
    rule: "a language version in body",
    page: withBody('<link rel="alternate" hreflang="ur" href="/ur">'),
    status: "fail",
    text: "1 tag for search engines",
  },
  {
    rule: "near miss: a style sheet in body is allowed",
    page: withBody('<link rel="stylesheet" href="/a.css">'),
    status: "pass",
    text: "Nothing meant for head",
  },
  {
    rule: "near miss: properties of structured data in body",
    page: withBody(
      '<div itemscope><meta itemprop="name" content="x"><link itemprop="url" href="/x"></div>',
    ),
    status: "pass",
    text: "Nothing meant for head",
  },
]);
