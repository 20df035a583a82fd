import { describe, expect, test } from "vitest";

import { languagesOf } from "#app/content/review-templates/review-languages.ts";
import { googleTexts } from "#app/content/review-templates/google-texts.ts";
import { textOfFrame } from "#app/tools/review-kit/text/fill-frame.ts";
import { ratings } from "#app/tools/review-kit/text/rating.ts";
import { generateGoogleReview } from "./generate-google-review.ts";
import { inventedWords } from "#tests/support/review-words.ts";

const rows = languagesOf("google").flatMap((language) =>
  ratings.flatMap((rating) =>
    ["Bilal", ""].map((staffName) => ({
      businessName: "Chai Khana",
      businessType: "tea house",
      city: "Lahore",
      staffName,
      language,
      rating,
    })),
  ),
);

describe.each(rows)("$language, $rating stars, staff “$staffName”", (input) => {
  const { language, rating, staffName } = input;
  const { review, reply } = generateGoogleReview(input);
  const frames = googleTexts[language][rating];
  const typed = { ...input, rating: "" };

  test("uses the frame's words and the visitor's, and no other", () => {
    expect(inventedWords(textOfFrame(review), frames.review, typed)).toEqual([]);
    expect(inventedWords(textOfFrame(reply), frames.reply, typed)).toEqual([]);
  });

  test("says everything that was typed", () => {
    for (const fact of ["Chai Khana", "tea house", "Lahore", staffName]) {
      expect(textOfFrame(review)).toContain(fact);
    }
  });

  test("is signed by the business, without blaming the staff by name", () => {
    expect(textOfFrame(reply).endsWith("\n— Chai Khana")).toBe(true);
    expect(textOfFrame(reply).includes("Bilal")).toBe(rating >= 4 && staffName !== "");
  });

  test("offers a contact from three stars down", () => {
    expect(textOfFrame(reply).includes("[")).toBe(rating <= 3);
  });

  test("leaves no slot and no double space", () => {
    for (const text of [textOfFrame(review), textOfFrame(reply)]) {
      expect(text).not.toMatch(/[{}]| {2}|undefined/);
    }
  });

  test("decorates the review from four stars up, and never the response", () => {
    expect(/⭐|👍/u.test(textOfFrame(review))).toBe(rating >= 4);
    expect(textOfFrame(reply)).not.toMatch(/⭐|👍/u);
  });
});
