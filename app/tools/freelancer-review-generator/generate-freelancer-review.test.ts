import { describe, expect, test } from "vitest";

import { languagesOf } from "#app/content/review-templates/review-languages.ts";
import { freelancerTexts } from "#app/content/review-templates/freelancer-texts.ts";
import { textOfFrame } from "#app/tools/review-kit/text/fill-frame.ts";
import { ratings } from "#app/tools/review-kit/text/rating.ts";
import { freelancePlatforms } from "./freelance-platforms.ts";
import { generateFreelancerReview } from "./generate-freelancer-review.ts";
import { inventedWords } from "#tests/support/review-words.ts";

const typed = { serviceType: "logo design", name: "Ayesha K" };

const rows = languagesOf("freelancer").flatMap((language) =>
  ratings.flatMap((rating) =>
    freelancePlatforms.map((platform) => ({ ...typed, language, rating, platform })),
  ),
);

describe.each(rows)("$language, $rating stars, $platform", (input) => {
  const { language, rating, platform } = input;
  const { review, reply } = generateFreelancerReview(input);
  const frames = freelancerTexts[language][rating];

  test("uses the frame's words and the visitor's, and no other", () => {
    expect(inventedWords(textOfFrame(review), frames.review, { ...typed, platform })).toEqual([]);
    expect(inventedWords(textOfFrame(reply), frames.reply, typed)).toEqual([]);
  });

  test("names the service in both, and the person in the review and under the reply", () => {
    for (const text of [textOfFrame(review), textOfFrame(reply)])
      expect(text).toContain("logo design");
    expect(textOfFrame(review)).toContain("Ayesha K");
    expect(textOfFrame(reply).endsWith("\n— Ayesha K")).toBe(true);
  });

  test("names the platform, unless it is Other", () => {
    expect(textOfFrame(review).includes(platform)).toBe(platform !== "Other");
  });

  test("leaves no slot and no double space", () => {
    for (const text of [textOfFrame(review), textOfFrame(reply)]) {
      expect(text).not.toMatch(/[{}]| {2}|undefined/);
    }
  });

  test("decorates the review from four stars up, and never the reply", () => {
    expect(/⭐|👍/u.test(textOfFrame(review))).toBe(rating >= 4);
    expect(textOfFrame(reply)).not.toMatch(/⭐|👍/u);
  });
});
