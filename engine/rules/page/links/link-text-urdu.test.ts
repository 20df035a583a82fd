import { linkTextUrdu } from "#engine/rules/page/links/link-text-urdu.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(linkTextUrdu, [
  {
    rule: "words that say something",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">میز کی قیمتیں'),
    status: "pass",
    text: "No Urdu link",
  },
  {
    rule: "words that say nothing",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">مزید پڑھیں'),
    status: "fail",
    text: "An Urdu link with words that say nothing",
    places: 1,
  },
  {
    rule: "the same, typed on an Arabic keyboard, with dots behind",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">مزيد پڑهيں…'),
    status: "fail",
    text: "An Urdu link",
  },
  {
    rule: "two of them",
    page: withBody('<a href="/a">مزید</a><a href="/b">یہاں کلک کریں</a>'),
    status: "fail",
    text: "2 Urdu links",
    places: 2,
  },
  {
    rule: "near miss: generic words with others",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">مزید میزیں'),
    status: "pass",
    text: "No Urdu link",
  },
  {
    rule: "near miss: nofollow",
    page: change('<a href="/prices">Desk prices', '<a href="/prices" rel="nofollow">مزید پڑھیں'),
    status: "pass",
    text: "No Urdu link",
  },
  { rule: "an English page has none", page: GOOD_PAGE, status: "pass", text: "No Urdu link" },
]);
