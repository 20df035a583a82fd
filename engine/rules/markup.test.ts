import { expect, test } from "vitest";

import { cutAtWord, escapeMarkup, setAttribute, trimEnd } from "./markup.ts";

test.each([
  // From a real page: the next sentence must not begin.
  [
    "Find jobs in Lahore and apply for all of them. The best employers of the city are here.",
    52,
    "Find jobs in Lahore and apply for all of them.",
  ],
  ["Desks, chairs and shelves — made to measure", 28, "Desks, chairs and shelves"],
  ["Desks made in Lahore and the other cities", 32, "Desks made in Lahore"],
  ["Short enough", 40, "Short enough"],
  ["unbreakable".repeat(5), 20, "unbreakableunbreakab"],
  ["میزیں لاہور میں اور ملتان میں بنتی ہیں", 24, "میزیں لاہور"],
  ["One. Two words and more of them follow here", 30, "One. Two words and more"],
])("%j is cut to %i characters: %j", (text, limit, cut) => {
  expect(cutAtWord(text, limit)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(limit);
});

test("a sign of two units is not cut in half", () => {
  expect(cutAtWord("𝒶".repeat(40), 21)).toBe("𝒶".repeat(10));
});

test.each([
  ["Jobs in Lahore —", "Jobs in Lahore"],
  ["Jobs in Lahore | ", "Jobs in Lahore"],
  ["Jobs in Lahore and the", "Jobs in Lahore"],
  ["Vitamin A", "Vitamin"],
  ["The", "The"],
  ["—", "—"],
])("%j without its loose end is %j", (text, trimmed) => {
  expect(trimEnd(text)).toBe(trimmed);
});

test("an apostrophe stays one, the signs of markup do not", () => {
  expect(escapeMarkup(`Ali's "best" <b> & more`)).toBe(
    "Ali's &quot;best&quot; &lt;b&gt; &amp; more",
  );
  expect(setAttribute("<meta name=description>", "content", "Ali's")).toBe(
    `<meta name=description content="Ali's">`,
  );
});
