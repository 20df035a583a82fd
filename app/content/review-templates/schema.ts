import { z } from "zod";

import { slotsOf, type Sentence } from "#app/content/review-templates/frame.ts";
import type { ReviewLanguage } from "#app/content/review-templates/review-language.ts";

/*
 * A frame is a list of sentences. A sentence may be a list of alternatives: the first whose slots
 * the visitor has filled is used, and "" leaves the sentence out. The schemas prove that every
 * language offered has every rating, that every slot is one the form fills, and that each language
 * is written with its own punctuation.
 */

/** What the sentences of a language may and must not hold. */
const punctuation: Record<ReviewLanguage, { end: RegExp; foreign: RegExp; advice: string }> = {
  en: { end: /[.!?]$/, foreign: /[؟۔،؛।¡¿]/u, advice: "end with . ! or ?" },
  ur: { end: /[۔؟!]$/u, foreign: /[.,;?।¡¿]/u, advice: "end with ۔ and write ، ؛ ؟" },
  "ur-Latn": { end: /[.!?]$/, foreign: /[؟۔،؛।¡¿]/u, advice: "end with . ! or ?" },
  hi: { end: /[।?!]$/u, foreign: /[.؟۔،؛¡¿]/u, advice: "end with । (a danda)" },
  es: { end: /[.!?]$/, foreign: /[؟۔،؛।]/u, advice: "end with . ! or ?, and open with ¡ or ¿" },
  ar: { end: /[.؟!]$/u, foreign: /[,;?۔।¡¿]/u, advice: "end with . and write ، ؛ ؟" },
};

const sentenceSchema = z.union([z.string().min(1), z.array(z.string()).min(2).readonly()]);

function frameSchema(
  language: ReviewLanguage,
  known: readonly string[],
  required: readonly string[],
) {
  return z
    .array(sentenceSchema)
    .min(1)
    .readonly()
    .superRefine((frame, context) => {
      const report = (message: string) => context.addIssue({ code: "custom", message });
      const slots = frame.flatMap(slotsOf);

      for (const slot of slots) {
        if (!known.includes(slot)) {
          report(`{${slot}} is not a field of the form; it knows ${known.join(", ")}`);
        }
      }
      for (const slot of required) {
        if (!slots.includes(slot)) report(`a sentence must hold {${slot}}`);
      }
      for (const text of frame.flatMap((sentence: Sentence) => [sentence].flat())) {
        for (const message of mistakesIn(text, language)) report(`"${text}": ${message}`);
      }
    });
}

function mistakesIn(text: string, language: ReviewLanguage): string[] {
  const { end, foreign, advice } = punctuation[language];
  const words = text.replaceAll(/\{\w+\}/g, "");
  const needsNoEnd = words === "" || words.startsWith("\n—") || words.startsWith("[");
  const mistakes: string[] = [];

  if (!needsNoEnd && !end.test(words)) mistakes.push(advice);
  if (foreign.test(words)) mistakes.push(`holds a sign of another language; ${advice}`);
  if (/[0-46-9]/.test(words)) mistakes.push("a frame states no figure but the 5 of the scale");
  if (language === "es" && count(words, "!") !== count(words, "¡")) mistakes.push(advice);
  if (language === "es" && count(words, "?") !== count(words, "¿")) mistakes.push(advice);
  if (count(words, "[") !== count(words, "]")) mistakes.push("close the bracket of the gap");
  return mistakes;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function everyRating<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({ 1: entry, 2: entry, 3: entry, 4: entry, 5: entry });
}

const productIn = (language: ReviewLanguage) => {
  const slots = ["product", "category", "experience", "rating"];
  const plain = frameSchema(language, slots, ["product", "experience"]);
  const withRating = frameSchema(language, slots, ["product", "experience", "rating"]);
  const withCategory = frameSchema(language, slots, ["product", "experience", "category"]);
  return everyRating(z.tuple([plain, withRating, withCategory]).readonly());
};

export const productReviewSchema = z.strictObject({
  en: productIn("en"),
  ur: productIn("ur"),
  hi: productIn("hi"),
  es: productIn("es"),
  ar: productIn("ar"),
});

const freelancerIn = (language: ReviewLanguage) =>
  everyRating(
    z.strictObject({
      review: frameSchema(
        language,
        ["name", "service", "platform"],
        ["name", "service", "platform"],
      ),
      reply: frameSchema(language, ["name", "service"], ["name", "service"]),
    }),
  );

export const freelancerReviewSchema = z.strictObject({
  en: freelancerIn("en"),
  ur: freelancerIn("ur"),
  hi: freelancerIn("hi"),
});

const amazonIn = (language: ReviewLanguage) => {
  const slots = ["product", "keywords", "experience"];
  return everyRating(frameSchema(language, slots, slots));
};

export const amazonReviewSchema = z.strictObject({
  en: amazonIn("en"),
  ur: amazonIn("ur"),
  es: amazonIn("es"),
});

const googleIn = (language: ReviewLanguage) => {
  const slots = ["business", "type", "city", "staff"];
  return everyRating(
    z.strictObject({
      review: frameSchema(language, slots, slots),
      reply: frameSchema(language, ["business", "staff"], ["business"]),
    }),
  );
};

export const googleReviewSchema = z.strictObject({
  en: googleIn("en"),
  ur: googleIn("ur"),
  ar: googleIn("ar"),
});

const replyIn = (language: ReviewLanguage) => {
  const sentence = (...slots: string[]) =>
    sentenceSchema.superRefine((text, context) => {
      const result = frameSchema(language, slots, slots).safeParse([text]);
      for (const issue of result.error?.issues ?? []) {
        context.addIssue({ code: "custom", message: issue.message });
      }
    });
  const everyTone = z.strictObject({ warm: sentence(), plain: sentence(), formal: sentence() });

  return z.strictObject({
    /** The name ends with a comma rather than a stop, hence no schema of a sentence. */
    greeting: z.string().includes("{reviewer}"),
    band: z.strictObject({
      high: z.strictObject({ opening: everyTone, topics: sentence("topics"), middle: sentence() }),
      middle: z.strictObject({
        opening: everyTone,
        topics: sentence("topics"),
        middle: sentence(),
      }),
      low: z.strictObject({ opening: everyTone, topics: sentence("topics"), middle: sentence() }),
    }),
    contact: sentence("contact"),
    closing: everyTone,
    /** Joins the last two topics of a list: " and ". */
    and: z.string().min(1),
    topics: z.record(
      z.enum([
        "staff",
        "price",
        "waiting",
        "quality",
        "cleanliness",
        "delivery",
        "contact",
        "place",
      ]),
      z.string().min(1),
    ),
  });
};

/** Replies to a review that was received, put together from parts: greeting to signature. */
export const reviewReplySchema = z.strictObject({
  en: replyIn("en"),
  ur: replyIn("ur"),
  "ur-Latn": replyIn("ur-Latn"),
  hi: replyIn("hi"),
  es: replyIn("es"),
  ar: replyIn("ar"),
});

/** A request promises nothing, asks for no number of stars, and is the same for every customer. */
const requestText = z
  .array(sentenceSchema)
  .min(2)
  .readonly()
  .refine((frame) => frame.flatMap(slotsOf).includes("link"), "a request must hold {link}")
  .refine(
    (frame) => !/[0-9⭐★]/u.test(frame.flat().join(" ")),
    "a request names no number of stars",
  );

const requestIn = z.strictObject({
  whatsapp: requestText,
  sms: requestText,
  email: z.strictObject({ subject: z.string().includes("{name}"), body: requestText }),
});

export const reviewRequestSchema = z.strictObject({
  en: requestIn,
  ur: requestIn,
  "ur-Latn": requestIn,
  hi: requestIn,
  es: requestIn,
  ar: requestIn,
});

export const platformSchema = z.strictObject({
  name: z.string().min(1),
  /** The platform's rule in one line, shown beside the text. */
  rule: z.string().min(20).max(200, "one line, at most 200 characters"),
  /** What the rule is called, and when it was read or came into force. */
  source: z.string().min(1),
  checked: z.iso.date(),
  /** A warning to the business itself, where the page writes in a customer's place. */
  owners: z.string().min(20).optional(),
  review: z.strictObject({
    unit: z.enum(["characters", "bytes", "words"]),
    /** null: the platform publishes none. */
    limit: z.int().positive().nullable(),
    note: z.string().min(1),
  }),
  reply: z.strictObject({
    unit: z.enum(["characters", "bytes", "words"]),
    limit: z.int().positive().nullable(),
    note: z.string().min(1),
  }),
});

export type ProductReviewTemplates = z.infer<typeof productReviewSchema>;
export type FreelancerReviewTemplates = z.infer<typeof freelancerReviewSchema>;
export type AmazonReviewTemplates = z.infer<typeof amazonReviewSchema>;
export type GoogleReviewTemplates = z.infer<typeof googleReviewSchema>;
export type ReviewReplyTemplates = z.infer<typeof reviewReplySchema>;
export type ReviewRequestTemplates = z.infer<typeof reviewRequestSchema>;
export type ReviewTopic = keyof ReviewReplyTemplates["en"]["topics"];
export type Platform = Omit<z.infer<typeof platformSchema>, "owners"> & { owners?: string };
