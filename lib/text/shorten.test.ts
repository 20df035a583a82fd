import { expect, test } from "vitest";

import { shorten } from "./shorten.ts";

const family = "👨‍👩‍👧‍👦";
const pakistan = "🇵🇰";
const nun = "نِّ";

test.each([
  ["fits", 4, "fits"],
  ["too long", 4, "too…"],
  ["", 4, ""],
  ["😀😀😀", 5, "😀😀…"],
  ["😀😀😀", 4, "😀…"],
  ["a😀😀", 4, "a😀…"],
  [`${family}${family}`, family.length + 1, `${family}…`],
  [`${family}${family}`, family.length, "…"],
  [`${pakistan}${pakistan}${pakistan}`, 9, `${pakistan}${pakistan}…`],
  [`${nun}${nun}${nun}`, 8, `${nun}${nun}…`],
  ["cafe\u0301s", 5, "caf…"],
  ["a\r\nb", 3, "a…"],
])("%j in %i code units is %j", (text, most, cut) => {
  expect(shorten(text, most)).toBe(cut);
  expect(shorten(text, most).length).toBeLessThanOrEqual(most);
  expect(shorten(text, most).isWellFormed()).toBe(true);
});

test("one character of a thousand accents is cut within its bound all the same", () => {
  expect(shorten(`e${"\u0301".repeat(1000)}`, 100)).toHaveLength(100);
  expect(shorten(`😀${"\u200D😀".repeat(1000)}`, 101, "").isWellFormed()).toBe(true);
});

test("without a mark the text is only cut", () => {
  expect(shorten("😀😀", 3, "")).toBe("😀");
});

test("a text that is cut costs no more for being long", () => {
  const text = "😀".repeat(1_000_000);
  const started = performance.now();
  for (let round = 0; round < 100; round += 1) shorten(text, 81);
  expect(performance.now() - started).toBeLessThan(500);
});
