import { lang } from "./lang.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(lang, [
  {
    rule: "a language and a country",
    page: GOOD_PAGE,
    status: "pass",
    text: "The page says its language: en-PK",
  },
  {
    rule: "none",
    page: change(' lang="en-PK"', ""),
    status: "fail",
    text: "The page does not say its language",
  },
  {
    rule: "an empty one",
    page: change('lang="en-PK"', 'lang=""'),
    status: "fail",
    text: "The page does not say its language",
  },
  {
    rule: "an underscore",
    page: change('lang="en-PK"', 'lang="en_PK"'),
    status: "fail",
    text: "“en_PK” is not a language code",
  },
  {
    rule: "a language that is not registered",
    page: change('lang="en-PK"', 'lang="xx"'),
    status: "fail",
    text: "“xx” is not a language code",
  },
  {
    rule: "a word",
    page: change('lang="en-PK"', 'lang="english"'),
    status: "fail",
    text: "“english” is not a language code",
  },
  {
    rule: "near miss: a language of three letters",
    page: change('lang="en-PK"', 'lang="bal"'),
    status: "pass",
    text: "bal",
  },
]);
