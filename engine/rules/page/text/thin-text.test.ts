import { expect, test } from "vitest";

import { countReadWords, thinText } from "#engine/rules/page/text/thin-text.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(thinText, [
  { rule: "enough", page: GOOD_PAGE, status: "pass", text: /^\d{3} words of text$/ },
  {
    rule: "few words",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<p>${"word ".repeat(100)}</p>`),
    status: "warn",
    text: /^Only 1\d\d words of text$/,
  },
  {
    rule: "hardly any",
    page: change(/<p>We make[\s\S]*?<\/p>/, "<p>few words</p>"),
    status: "fail",
    text: /^Only \d{1,2} words of text$/,
  },
  {
    rule: "no text at all",
    page: "<!doctype html><img src=a.png>",
    status: "fail",
    text: "Only 0 words",
  },
  {
    rule: "words in scripts and styles are none",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<script>${"word ".repeat(500)}</script>`),
    status: "fail",
    text: "Only",
  },
  {
    rule: "near miss: a script without spaces has words too",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<p>${"東京の机".repeat(80)}</p>`),
    status: "pass",
    text: "words of text",
  },
  {
    rule: "near miss: Urdu is counted by its words",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<p>${"لاہور کی میز ".repeat(50)}</p>`),
    status: "pass",
    text: "words of text",
  },
]);

test.each([
  ["", 0],
  ["one", 1],
  ["It's on-page, isn't it?", 4],
  ["25,000 rupees", 3],
  ["مُحَمَّد کی میز", 3],
  ["机机机", 2],
  ["two 机机 words", 3],
])("%j has %i words", (text, words) => {
  expect(countReadWords(text)).toBe(words);
});
