import { descriptionLength } from "./description-length.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

const describe = (text: string) =>
  change(/<meta name="description"[^>]*>/, `<meta name="description" content="${text}">`);

testCheck(descriptionLength, [
  {
    rule: "within its room",
    page: GOOD_PAGE,
    status: "pass",
    text: /is \d{3} px wide, of 920/,
  },
  {
    rule: "a few words",
    page: describe("Desks in Lahore"),
    status: "warn",
    text: "there is room for 920",
    places: 1,
  },
  {
    rule: "too wide, cut where the room ends",
    page: describe("wool ".repeat(40).trim()),
    status: "warn",
    text: "about 920 are shown",
    places: 1,
  },
  {
    rule: "Japanese letters are twice as wide: eighty of them are cut",
    page: describe("机".repeat(80)),
    status: "warn",
    text: /is 1\d{3} px wide/,
  },
  {
    rule: "near miss: two hundred narrow letters fit",
    page: describe("il ".repeat(60).trim()),
    status: "pass",
    text: "px wide, of 920",
  },
  {
    rule: "none has no width",
    page: change(/<meta name="description"[^>]*>/, ""),
    status: "notApplicable",
    text: "There is no description to measure",
  },
  {
    rule: "an empty one has no width",
    page: describe(""),
    status: "notApplicable",
    text: "There is no description to measure",
  },
]);
