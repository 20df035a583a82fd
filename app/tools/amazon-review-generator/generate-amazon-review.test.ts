import { describe, expect, test } from "vitest";

import { languagesOf } from "#app/content/review-templates/review-languages.ts";
import { amazonTexts } from "#app/content/review-templates/amazon-texts.ts";
import { textOfFrame } from "#app/tools/review-kit/text/fill-frame.ts";
import { ratings } from "#app/tools/review-kit/text/rating.ts";
import { generateAmazonReview, type AmazonReviewLanguage } from "./generate-amazon-review.ts";
import { inventedWords } from "#tests/support/review-words.ts";

const typed = {
  productName: "Barfani AC",
  keywords: "noise and cooling",
  experience: "Two summers",
};

const everydayUse: Partial<Record<AmazonReviewLanguage, string>> = {
  en: "for everyday use",
  ur: "روزمرہ استعمال کی تھی",
  es: "para el uso diario",
};

const rows = languagesOf("amazon").flatMap((language) =>
  ratings.flatMap((rating) =>
    ["noise and cooling", ""].flatMap((keywords) =>
      ["Two summers", ""].map((experience) => ({
        ...typed,
        language,
        rating,
        keywords,
        experience,
      })),
    ),
  ),
);

describe.each(rows)(
  "$language, $rating stars, keywords “$keywords”, experience “$experience”",
  (input) => {
    const { language, rating, keywords, experience } = input;
    const text = textOfFrame(generateAmazonReview(input));

    test("uses the frame's words and the visitor's, and no other", () => {
      expect(inventedWords(text, amazonTexts[language][rating], typedIn(input))).toEqual([]);
    });

    test("says everything that was typed", () => {
      expect(text).toContain("Barfani AC");
      expect(text).toContain(keywords);
      expect(text).toContain(experience);
    });

    test("falls back to everyday use when there are no keywords, and only then", () => {
      const words = everydayUse[language] ?? text;
      expect(text.includes(words)).toBe(keywords === "" || words === text);
    });

    test("leaves a bracket to fill only where the experience is missing", () => {
      expect(text.includes("[")).toBe(experience === "");
    });

    test("leaves no slot and no double space", () => {
      expect(text).not.toMatch(/[{}]| {2}|undefined/);
    });

    test("is decorated from four stars up", () => {
      expect(/⭐|👍/u.test(text)).toBe(rating >= 4);
    });
  },
);

function typedIn({ productName, keywords, experience }: typeof typed) {
  return { productName, keywords, experience };
}
