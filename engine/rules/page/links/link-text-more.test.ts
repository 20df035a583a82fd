import { linkTextMore } from "./link-text-more.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(linkTextMore, [
  {
    rule: "words that say something",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">میز کی قیمتیں'),
    status: "pass",
    text: "No other link",
  },
  {
    rule: "words that say nothing",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">مزید پڑھیں'),
    status: "fail",
    text: "1 more link with words that say nothing, such as “مزید پڑھیں”",
    places: 1,
  },
  {
    rule: "the same, typed on an Arabic keyboard, with dots behind",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">مزيد پڑهيں…'),
    status: "fail",
    text: "1 more link",
  },
  {
    rule: "two of them",
    page: withBody('<a href="/a">مزید</a><a href="/b">یہاں کلک کریں</a>'),
    status: "fail",
    text: "2 more links",
    places: 2,
  },
  {
    rule: "near miss: generic words with others",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">مزید میزیں'),
    status: "pass",
    text: "No other link",
  },
  {
    rule: "near miss: nofollow",
    page: change('<a href="/prices">Desk prices', '<a href="/prices" rel="nofollow">مزید پڑھیں'),
    status: "pass",
    text: "No other link",
  },
  ...["Yahan click karein", "Mazeed", "this page", "Details »", "Continue reading…"].map(
    (words) => ({
      rule: `Roman Urdu and English that Lighthouse does not know: ${words}`,
      page: change('<a href="/prices">Desk prices', `<a href="/prices">${words}`),
      status: "fail" as const,
      text: "1 more link",
    }),
  ),
  {
    rule: "near miss: what Lighthouse names is not named again",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">click here'),
    status: "pass",
    text: "No other link",
  },
  {
    rule: "near miss: a button of a theme, and another site",
    page: withBody('<a href="/a">Start</a><a href="https://other.example/">مزید</a>'),
    status: "pass",
    text: "No other link",
  },
  {
    rule: "near miss: a part in another language, and a page that does not say its own",
    page: withBody('<p lang="ar"><a href="/a">مزيد</a></p>'),
    status: "pass",
    text: "No other link",
  },
  { rule: "an English page has none", page: GOOD_PAGE, status: "pass", text: "No other link" },
]);
