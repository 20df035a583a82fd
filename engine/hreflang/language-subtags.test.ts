// The second opinion: Lighthouse's own table.
import { isValidLang } from "lighthouse/third-party/axe/valid-langs.js";
import { expect, test } from "vitest";

import { isRegisteredLanguage } from "./language-subtags.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const triples = pairs.flatMap((pair) => LETTERS.map((third) => pair + third));

test("agrees with Lighthouse on each of the 18,252 possible codes of two and three letters", () => {
  const disagreements = [...pairs, ...triples].filter(
    (code) => isRegisteredLanguage(code) !== isValidLang(code),
  );

  expect(disagreements).toEqual([]);
});

test.each(["", "e", "EN", " en", "engl", "e1", "@@"])("refuses %j", (code) => {
  expect(isRegisteredLanguage(code)).toBe(false);
});
