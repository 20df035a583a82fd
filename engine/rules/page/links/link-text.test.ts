import { linkText } from "./link-text.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(linkText, [
  {
    rule: "words that say something",
    page: GOOD_PAGE,
    status: "pass",
    text: "No link has words that say nothing",
  },
  {
    rule: "words that say nothing, in any case",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">Click Here'),
    status: "fail",
    text: "A link that says “Click Here”",
    places: 1,
  },
  {
    rule: "two of them",
    page: withBody('<a href="/a">more</a><a href="/b">read more</a>'),
    status: "fail",
    text: "2 links with words that say nothing, such as “more”",
    places: 2,
  },
  {
    rule: "words of the page's language alone count: German in an English page",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">hier'),
    status: "pass",
    text: "No link has words",
  },
  {
    rule: "words in a language of their own",
    page: change('<a href="/prices">Desk prices', '<a href="/prices" lang="de">hier'),
    status: "fail",
    text: "A link that says “hier”",
  },
  {
    rule: "without any language, words of each count",
    page: change(' lang="en-PK"', "").replace("Desk prices", "hier"),
    status: "fail",
    text: "A link that says “hier”",
  },
  {
    rule: "near miss: generic words with others",
    page: change('<a href="/prices">Desk prices', '<a href="/prices">read more about desk prices'),
    status: "pass",
    text: "No link has words",
  },
  {
    rule: "near miss: nofollow",
    page: change(
      '<a href="/prices">Desk prices',
      '<a href="/prices" rel="noopener nofollow">click here',
    ),
    status: "pass",
    text: "No link has words",
  },
  {
    rule: "near miss: a place on the page itself",
    page: withBody('<a href="#top">more</a><a href="/lahore/desks">here</a>'),
    status: "pass",
    text: "No link has words",
  },
  {
    rule: "near miss: mail and scripts",
    page: withBody('<a href="mailto:a@chinar.example">here</a><a href="javascript:go()">here</a>'),
    status: "pass",
    text: "No link has words",
  },
  {
    rule: "near miss: inside noscript",
    page: withBody('<noscript><a href="/a">here</a></noscript>'),
    status: "pass",
    text: "No link has words",
  },
  {
    rule: "hidden words are not read",
    page: change(
      '<a href="/prices">Desk prices',
      '<a href="/prices"><span hidden>click</span> here',
    ),
    status: "fail",
    text: "A link that says",
  },
  {
    rule: "a link drawn in SVG",
    page: withBody('<svg><a href="/a"><text>here</text></a></svg>'),
    status: "fail",
    text: "A link that says “here”",
  },
  {
    rule: "no links",
    page: change('<a href="/prices">Desk prices</a>', ""),
    status: "pass",
    text: "No link has words",
  },
]);
