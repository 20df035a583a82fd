import { join } from "node:path";

import { describe, expect, test } from "vitest";

import {
  textSchemas,
  type AmazonTexts,
  type FreelancerTexts,
  type GoogleTexts,
  type ProductTexts,
} from "./schema.ts";
import { reviewTexts } from "./review-texts.ts";
import type { Frame } from "./frame.ts";
import { reviewLanguages, type ReviewLanguage } from "./review-languages.ts";
import { lintText } from "#app/tools/review-kit/text/lint-text.ts";
import { ratings, type Rating } from "#app/tools/review-kit/text/rating.ts";
import { ownValue } from "#lib/own-value.ts";
import { slotsOfFrame } from "#tests/support/review-words.ts";

type Row = { name: string; language: ReviewLanguage; rating: Rating; frame: Frame };

const languages = Object.keys(reviewLanguages) as ReviewLanguage[];
const writers = ["product", "freelancer", "amazon", "google"] as const;

const rows: Row[] = languages.flatMap((language) => {
  const product = ownValue<ProductTexts>(reviewTexts.product, language);
  const freelancer = ownValue<FreelancerTexts>(reviewTexts.freelancer, language);
  const amazon = ownValue<AmazonTexts>(reviewTexts.amazon, language);
  const google = ownValue<GoogleTexts>(reviewTexts.google, language);
  return ratings.flatMap((rating) => {
    const row = (name: string, frame: Frame | undefined): Row[] =>
      frame === undefined ? [] : [{ name, language, rating, frame }];
    return [
      ...(product?.[rating] ?? []).flatMap((frame, index) => row(`product ${index + 1}`, frame)),
      ...row("freelancer", freelancer?.[rating].review),
      ...row("amazon", amazon?.[rating]),
      ...row("google", google?.[rating].review),
    ];
  });
});

type Strength = { praise: RegExp; blame: RegExp };

/** Each language with drafts has a file of the words that praise and that blame in it. */
const strength = new Map<ReviewLanguage, Strength>();
for (const language of new Set(rows.map((row) => row.language))) {
  const file = join(import.meta.dirname, language, "strength.ts");
  strength.set(language, ((await import(file)) as { strength: Strength }).strength);
}

test.each(languages)("%s: the drafts that are offered are those that it has", (language) => {
  const written = writers.filter((writer) => Object.hasOwn(reviewTexts[writer], language));

  expect(reviewLanguages[language].drafts).toEqual(written);
});

describe("the wording follows the rating", () => {
  test.each(rows)("$name, $language, $rating stars", ({ language, rating, frame }) => {
    const text = frame.flat().join(" ");
    const words = strength.get(language);

    expect(rating < 5 && words?.praise.test(text)).toBe(false);
    expect(rating > 2 && words?.blame.test(text)).toBe(false);
  });

  test.each([...strength.keys()])(
    "no two frames in %s are alike, five stars praise and one star blames",
    (language) => {
      const own = rows.filter((entry) => entry.language === language);
      const texts = own.map(({ frame }) => frame.flat().join(" "));

      expect(new Set(texts).size).toBe(texts.length);
      expect(own.some((entry) => entry.rating === 5 && says(entry, "praise"))).toBe(true);
      expect(own.some((entry) => entry.rating === 1 && says(entry, "blame"))).toBe(true);
    },
  );

  test.each(rows)(
    "$name, $language, $rating stars: the rating adds no fact and drops none",
    ({ name, language, frame }) => {
      const fiveStars = rows.find(
        (entry) => entry.name === name && entry.language === language && entry.rating === 5,
      );

      expect(slotsOfFrame(frame)).toEqual(slotsOfFrame(fiveStars?.frame ?? []));
    },
  );
});

describe("what is said to a customer keeps the platforms' rules", () => {
  test.each(languages)("the requests in %s are neutral", (language) => {
    const request = reviewTexts.requests[language];
    const texts = [request.whatsapp, request.sms, request.email.body].map((frame) =>
      frame.flat().join(" "),
    );

    for (const text of texts) {
      expect(lintText({ text, kind: "request", platform: "google" })).toEqual([]);
    }
  });

  test.each(languages)("the replies in %s offer and demand nothing", (language) => {
    const reply = reviewTexts.replies[language];
    const text = Object.values(reply.band)
      .flatMap(({ opening, topics, middle }) => [...Object.values(opening), topics, middle])
      .flat()
      .join(" ");

    expect(lintText({ text, kind: "reply", platform: "google" })).toEqual([]);
  });
});

describe("the schema refuses", () => {
  const english = reviewTexts.product.en;
  const requests = reviewTexts.requests.en;
  const schemas = textSchemas(reviewLanguages.en.signs);

  test.each([
    ["a language without a rating", withProduct({ 1: undefined })],
    ["a slot that the form does not fill", withProduct(first("{prodct} is good.", "{product}."))],
    ["a frame that leaves out the product", withProduct(first("It is good."))],
    ["a figure that nobody typed", withProduct(first("{product} lasted 2 years."))],
    ["a sentence without its end", withProduct(first("{product} is good"))],
    ["two variants in place of three", withProduct({ 5: english[5].slice(0, 2) })],
  ])("%s", (_, templates) => {
    expect(schemas.product.safeParse(templates).success).toBe(false);
  });

  test.each([
    ["a Latin comma in Urdu", "ur", "{product}, {keywords} {experience} اچھا۔"],
    ["a Latin full stop in Urdu", "ur", "{product} {keywords} {experience} اچھا."],
    [
      "an exclamation in Spanish that is not opened",
      "es",
      "{product} {keywords} {experience} bien!",
    ],
  ] as const)("%s", (_, language, sentence) => {
    const { amazon } = textSchemas(reviewLanguages[language].signs);
    const templates = { ...reviewTexts.amazon[language], 5: [sentence] };

    expect(amazon.safeParse(templates).success).toBe(false);
  });

  test("a request that names a number of stars", () => {
    const sms = ["Please give {name} 5 stars: {link}", "Thanks."];

    expect(schemas.requests.safeParse({ ...requests, sms }).success).toBe(false);
  });

  /** The templates as they are, with a change to the English product reviews. */
  function withProduct(change: Record<number, unknown>) {
    return { ...english, ...change };
  }

  function first(...sentences: string[]) {
    return { 5: [[...sentences, "{experience}"], english[5][1], english[5][2]] };
  }
});

test("the schema takes the templates as they are", () => {
  const { product } = textSchemas(reviewLanguages.en.signs);

  expect(product.safeParse(reviewTexts.product.en).success).toBe(true);
});

function says({ language, frame }: Row, kind: "praise" | "blame"): boolean {
  return strength.get(language)?.[kind].test(frame.flat().join(" ")) ?? false;
}
