import { describe, expect, test } from "vitest";

import { amazonReviews } from "#app/content/review-templates/amazon-reviews.ts";
import { freelancerReviews } from "#app/content/review-templates/freelancer-reviews.ts";
import { googleReviews } from "#app/content/review-templates/google-reviews.ts";
import { productReviews } from "#app/content/review-templates/product-reviews.ts";
import { reviewReplies } from "#app/content/review-templates/replies.ts";
import { reviewRequests } from "#app/content/review-templates/requests.ts";
import {
  amazonReviewSchema,
  productReviewSchema,
  reviewRequestSchema,
} from "#app/content/review-templates/schema.ts";
import type { Frame } from "#app/content/review-templates/frame.ts";
import type { ReviewLanguage } from "#app/content/review-templates/review-language.ts";
import { lintText } from "#app/tools/review-kit/text/review-lint.ts";
import { ratings, type Rating } from "#app/tools/review-kit/text/review-rating.ts";
import { slotsOfFrame } from "#tests/support/review-words.ts";

/** Roman Urdu is a language of replies and requests alone. */
type DraftLanguage = Exclude<ReviewLanguage, "ur-Latn">;

/** Words of the frames that praise and that blame. Each stands in at least one frame. */
const strength: Record<DraftLanguage, { praise: RegExp; blame: RegExp }> = {
  en: {
    praise:
      /excellent|without reservation|very well|wholeheartedly|second thought|more satisfied|gladly/,
    blame:
      /disappoint(?!ed\.$)|let me down|dissatisfied|advise against|fell short|not satisfied|think twice|cannot recommend/,
  },
  ur: {
    praise: /بہترین|ہر لحاظ|بخوبی|ضرور جائیں|کہ ضرور لیں/,
    blame: /مایوس|مشورہ دینا مشکل|مطمئن نہیں|پوری نہیں|سوال ہی پیدا/,
  },
  hi: {
    praise: /बेहतरीन|कि ज़रूर लें|हर तरह/,
    blame: /निराशा|सलाह देना मुश्किल|संतुष्ट नहीं|पूरी नहीं|सवाल ही नहीं/,
  },
  es: {
    praise: /excelente|sin dudarlo|ni un pero|Totalmente|sin reservas|muy bien/,
    blame: /muy mala|decepción|Nada recomendable|no cumplió|No repetiría|negativo/,
  },
  ar: {
    praise: /كانت ممتازة|غاية الرضا|بكل ثقة/,
    blame: /سيئة جدًا|غير مُرضية|لا أنصح|مخيّبة|أفضل من ذلك/,
  },
};

type Row = { name: string; language: DraftLanguage; rating: Rating; frame: Frame };

const rows: Row[] = [
  ...Object.entries(productReviews).flatMap(([language, byRating]) =>
    ratings.flatMap((rating) =>
      byRating[rating].map((frame, index) => row(`product ${index + 1}`, language, rating, frame)),
    ),
  ),
  ...Object.entries(freelancerReviews).flatMap(([language, byRating]) =>
    ratings.map((rating) => row("freelancer", language, rating, byRating[rating].review)),
  ),
  ...Object.entries(amazonReviews).flatMap(([language, byRating]) =>
    ratings.map((rating) => row("amazon", language, rating, byRating[rating])),
  ),
  ...Object.entries(googleReviews).flatMap(([language, byRating]) =>
    ratings.map((rating) => row("google", language, rating, byRating[rating].review)),
  ),
];

describe("the wording follows the rating", () => {
  test.each(rows)("$name, $language, $rating stars", ({ language, rating, frame }) => {
    const text = frame.flat().join(" ");
    const { praise, blame } = strength[language];

    expect(rating < 5 && praise.test(text)).toBe(false);
    expect(rating > 2 && blame.test(text)).toBe(false);
  });

  test.each(Object.keys(strength) as DraftLanguage[])(
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
  test.each(Object.entries(reviewRequests))("the requests in %s are neutral", (_, request) => {
    const texts = [request.whatsapp, request.sms, request.email.body].map((frame) =>
      frame.flat().join(" "),
    );

    for (const text of texts) {
      expect(lintText({ text, kind: "request", platform: "google" })).toEqual([]);
    }
  });

  test.each(Object.entries(reviewReplies))(
    "the replies in %s offer and demand nothing",
    (_, reply) => {
      const text = Object.values(reply.band)
        .flatMap(({ opening, topics, middle }) => [...Object.values(opening), topics, middle])
        .flat()
        .join(" ");

      expect(lintText({ text, kind: "reply", platform: "google" })).toEqual([]);
    },
  );
});

describe("the schema refuses", () => {
  const english = productReviews.en;

  test.each([
    ["a language without a rating", withProduct({ 1: undefined })],
    ["a slot that the form does not fill", withProduct(first("{prodct} is good.", "{product}."))],
    ["a frame that leaves out the product", withProduct(first("It is good."))],
    ["a figure that nobody typed", withProduct(first("{product} lasted 2 years."))],
    ["a sentence without its end", withProduct(first("{product} is good"))],
    ["two variants in place of three", withProduct({ 5: english[5].slice(0, 2) })],
  ])("%s", (_, templates) => {
    expect(productReviewSchema.safeParse(templates).success).toBe(false);
  });

  test.each([
    ["a Latin comma in Urdu", "ur", "{product}, {keywords} {experience} اچھا۔"],
    ["a Latin full stop in Urdu", "ur", "{product} {keywords} {experience} اچھا."],
    [
      "an exclamation in Spanish that is not opened",
      "es",
      "{product} {keywords} {experience} bien!",
    ],
  ])("%s", (_, language, sentence) => {
    const templates = {
      ...amazonReviews,
      [language]: { ...amazonReviews[language as "ur" | "es"], 5: [sentence] },
    };

    expect(amazonReviewSchema.safeParse(templates).success).toBe(false);
  });

  test("a request that names a number of stars", () => {
    const sms = ["Please give {name} 5 stars: {link}", "Thanks."];
    const templates = { ...reviewRequests, en: { ...reviewRequests.en, sms } };

    expect(reviewRequestSchema.safeParse(templates).success).toBe(false);
  });

  /** The templates as they are, with a change to the English product reviews. */
  function withProduct(change: Record<number, unknown>) {
    return { ...productReviews, en: { ...english, ...change } };
  }

  function first(...sentences: string[]) {
    return { 5: [[...sentences, "{experience}"], english[5][1], english[5][2]] };
  }
});

test("the schema takes the templates as they are", () => {
  expect(productReviewSchema.safeParse(productReviews).success).toBe(true);
});

function says({ language, frame }: Row, kind: "praise" | "blame"): boolean {
  return strength[language][kind].test(frame.flat().join(" "));
}

function row(name: string, language: string, rating: Rating, frame: Frame): Row {
  return { name, language: language as DraftLanguage, rating, frame };
}
