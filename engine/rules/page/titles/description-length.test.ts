import { descriptionLength } from "#engine/rules/page/titles/description-length.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(descriptionLength, [
  {
    rule: "within its room",
    page: GOOD_PAGE,
    status: "pass",
    text: /has 1\d\d characters, of 120 to 156/,
  },
  {
    rule: "120 is enough",
    page: change(
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${"a".repeat(120)}">`,
    ),
    status: "pass",
    text: "120 characters",
  },
  {
    rule: "119 is too short",
    page: change(
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${"a".repeat(119)}">`,
    ),
    status: "warn",
    text: "there is room for 156",
    places: 1,
  },
  {
    rule: "156 is not too long",
    page: change(
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${"a".repeat(156)}">`,
    ),
    status: "pass",
    text: "156 characters",
  },
  {
    rule: "157 is too long",
    page: change(
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${"a".repeat(157)}">`,
    ),
    status: "warn",
    text: "about 156 are shown",
    places: 1,
  },
  {
    rule: "near miss: a sign outside the basic plane is one character",
    page: change(
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${"𝒶".repeat(150)}">`,
    ),
    status: "pass",
    text: "150 characters",
  },
  {
    rule: "none has no length",
    page: change(/<meta name="description"[^>]*>/, ""),
    status: "notApplicable",
    text: "There is no description to measure",
  },
  {
    rule: "an empty one has no length",
    page: change(
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${"a".repeat(0)}">`,
    ),
    status: "notApplicable",
    text: "There is no description to measure",
  },
]);
