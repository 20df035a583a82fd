import { describe, expect, test } from "vitest";

import { languagesOf, reviewLanguages } from "#app/content/review-templates/review-languages.ts";
import { productTexts } from "#app/content/review-templates/product-texts.ts";
import { textOfFrame } from "#app/tools/review-kit/text/fill-frame.ts";
import { ratings } from "#app/tools/review-kit/text/rating.ts";
import {
  generateProductReviews,
  writeReviewFile,
  type ProductReviewInput,
} from "./generate-product-reviews.ts";
import { inventedWords } from "#tests/support/review-words.ts";

const typed = {
  productName: "Barfani AC 15",
  productCategory: "Home appliances",
  experience: "Quiet at night. The drain pipe was forgotten",
};

const rows = languagesOf("product").flatMap((language) =>
  ratings.flatMap((rating) =>
    [typed.experience, "", "   "].map((experience) => ({
      ...typed,
      language,
      rating,
      experience,
      shown: experience.trim() === "" ? "without" : "with",
    })),
  ),
);

const write = (input: ProductReviewInput) => generateProductReviews(input).map(textOfFrame);

describe.each(rows)("$language, $rating stars, $shown experience", (input) => {
  const { language, rating, experience } = input;
  const texts = write(input);

  test("gives three different drafts", () => {
    expect(new Set(texts).size).toBe(3);
  });

  test("uses the frame's words and the visitor's, and no other", () => {
    texts.forEach((text, index) => {
      const frame = productTexts[language][rating][index] ?? [];

      expect(inventedWords(text, frame, { ...input, rating: String(rating) })).toEqual([]);
    });
  });

  test("marks as the visitor's exactly what was typed or chosen", () => {
    const owned = generateProductReviews(input)
      .flat()
      .filter((piece) => piece.from === "visitor")
      .map((piece) => piece.text);
    const allowed = [typed.productName, typed.productCategory, experience, String(rating)];

    expect(owned.filter((text) => !allowed.includes(text))).toEqual([]);
  });

  test("says everything that was typed", () => {
    for (const text of texts) {
      expect(text).toContain(typed.productName);
      expect(text).toContain(experience.trim());
    }
    expect(texts.join()).toContain(typed.productCategory);
  });

  test("leaves a bracket to fill only where the experience is missing", () => {
    for (const text of texts) expect(text.includes("[")).toBe(experience.trim() === "");
  });

  test("leaves no slot, no double space and no open end", () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]| {2}|undefined/);
      expect(text.replace(/ 👍$/u, "")).toMatch(/[.!۔।]$/u);
    }
  });

  test("is decorated from four stars up", () => {
    for (const text of texts) {
      expect(text.startsWith("⭐⭐⭐⭐⭐ ")).toBe(rating === 5);
      expect(text.endsWith(" 👍")).toBe(rating === 4);
    }
  });

  test("ends an open sentence of the visitor's as the language does", () => {
    const closed = `forgotten${reviewLanguages[language].stop} `;
    for (const text of texts) expect(text.includes(closed)).toBe(experience.trim() !== "");
  });
});

describe("Download All", () => {
  test.each([
    ["Barfani 1.5 ton inverter AC", "Barfani_1.5_ton_inverter_AC_reviews.txt"],
    ["برفانی اے سی", "برفانی_اے_سی_reviews.txt"],
    ["A/C: “cool”", "AC_cool_reviews.txt"],
  ])("%s is saved as %s", (productName, expected) => {
    expect(writeReviewFile(productName, []).name).toBe(expected);
  });

  test("parts the reviews by a line of dashes", () => {
    const { text } = writeReviewFile("Fan", ["One.", "Two.", "Three."]);

    expect(text.split("\n").filter((line) => /^-+$/.test(line))).toHaveLength(2);
    expect(text.split(/\n+-+\n+/)).toEqual(["One.", "Two.", "Three.\n"]);
  });
});
