import { h1 } from "./h1.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(h1, [
  { rule: "one with words", page: GOOD_PAGE, status: "pass", text: "One main heading" },
  {
    rule: "none, with other headings",
    page: change(/<h1>.*<\/h1>/, ""),
    status: "fail",
    text: "No main heading",
    places: 1,
  },
  {
    rule: "no heading at all",
    page: change(/<h1>.*<\/h1>/, "").replace(/<h2>.*<.h2>/, ""),
    status: "fail",
    text: "No main heading",
    places: 1,
  },
  {
    rule: "an empty one",
    page: change(/<h1>.*<\/h1>/, "<h1> </h1>"),
    status: "fail",
    text: "The main heading is empty",
    places: 1,
  },
  {
    rule: "a picture without words in it",
    page: change(/<h1>.*<\/h1>/, '<h1><img src=a.png alt=""></h1>'),
    status: "fail",
    text: "The main heading is empty",
  },
  {
    rule: "near miss: a picture with words in it",
    page: change(/<h1>.*<\/h1>/, '<h1><img src=a.png alt="Desks"></h1>'),
    status: "pass",
    text: "One main heading",
  },
  {
    rule: "two",
    severity: "cosmetic",
    page: change("</h1>", "</h1><h1>Again</h1>"),
    status: "warn",
    text: "2 main headings",
    places: 2,
  },
  {
    rule: "near miss: an empty one beside one with words",
    page: change("</h1>", "</h1><h1></h1>"),
    status: "pass",
    text: "One main heading",
  },
  {
    rule: "near miss: a hidden one beside the one that is shown",
    page: change("</h1>", "</h1><h1 hidden>Again</h1>"),
    status: "pass",
    text: "One main heading",
  },
  {
    rule: "a whole text",
    severity: "cosmetic",
    page: change(/<h1>.*<\/h1>/, `<h1>${"Desks made here. ".repeat(70)}</h1>`),
    status: "warn",
    text: "A main heading of 1,189 characters",
    places: 1,
  },
  {
    rule: "near miss: a long headline",
    page: change(/<h1>.*<\/h1>/, `<h1>${"Desks made here. ".repeat(10)}</h1>`),
    status: "pass",
    text: "One main heading",
  },
]);
