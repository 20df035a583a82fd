import { z } from "zod";

import { slotsOf, type Sentence } from "./frame.ts";

/*
 * A frame is a list of sentences. A sentence may be a list of alternatives: the first whose slots
 * the visitor has filled is used, and "" leaves the sentence out. The schemas prove that every
 * language offered has every rating, that every slot is one the form fills, and that each language
 * is written with its own punctuation.
 */

/** What the sentences of a language may and must not hold. */
export type Signs = {
  end: RegExp;
  foreign: RegExp;
  advice: string;
  /** The signs that open what ! and ? close. */
  opens?: readonly [string, string];
};

const sentenceSchema = z.union([z.string().min(1), z.array(z.string()).min(2).readonly()]);

function frameSchema(signs: Signs, known: readonly string[], required: readonly string[]) {
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
        for (const message of mistakesIn(text, signs)) report(`"${text}": ${message}`);
      }
    });
}

function mistakesIn(text: string, { end, foreign, advice, opens }: Signs): string[] {
  const words = text.replaceAll(/\{\w+\}/g, "");
  const needsNoEnd = words === "" || words.startsWith("\n—") || words.startsWith("[");
  const mistakes: string[] = [];

  if (!needsNoEnd && !end.test(words)) mistakes.push(advice);
  if (foreign.test(words)) mistakes.push(`holds a sign of another language; ${advice}`);
  if (/[0-46-9]/.test(words)) mistakes.push("a frame states no figure but the 5 of the scale");
  if (opens !== undefined && count(words, "!") !== count(words, opens[0])) mistakes.push(advice);
  if (opens !== undefined && count(words, "?") !== count(words, opens[1])) mistakes.push(advice);
  if (count(words, "[") !== count(words, "]")) mistakes.push("close the bracket of the gap");
  return mistakes;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function everyRating<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({ 1: entry, 2: entry, 3: entry, 4: entry, 5: entry });
}

const productIn = (signs: Signs) => {
  const slots = ["product", "category", "experience", "rating"];
  const plain = frameSchema(signs, slots, ["product", "experience"]);
  const withRating = frameSchema(signs, slots, ["product", "experience", "rating"]);
  const withCategory = frameSchema(signs, slots, ["product", "experience", "category"]);
  return everyRating(z.tuple([plain, withRating, withCategory]).readonly());
};

const freelancerIn = (signs: Signs) =>
  everyRating(
    z.strictObject({
      review: frameSchema(signs, ["name", "service", "platform"], ["name", "service", "platform"]),
      reply: frameSchema(signs, ["name", "service"], ["name", "service"]),
    }),
  );

const amazonIn = (signs: Signs) => {
  const slots = ["product", "keywords", "experience"];
  return everyRating(frameSchema(signs, slots, slots));
};

const googleIn = (signs: Signs) => {
  const slots = ["business", "type", "city", "staff"];
  return everyRating(
    z.strictObject({
      review: frameSchema(signs, slots, slots),
      reply: frameSchema(signs, ["business", "staff"], ["business"]),
    }),
  );
};

const replyIn = (signs: Signs) => {
  const sentence = (...slots: string[]) =>
    sentenceSchema.superRefine((text, context) => {
      const result = frameSchema(signs, slots, slots).safeParse([text]);
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
    /** What only a long reply says: why the review is worth its writing. It blames and promises nothing. */
    substance: z.strictObject({ high: sentence(), middle: sentence(), low: sentence() }),
    contact: sentence("contact"),
    closing: everyTone,
    /** Joins the last two topics of a list: " and ". */
    and: z.string().min(1),
    /** Between the first of three things or more. */
    comma: z.string().min(1),
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

/** Schemas of the texts of one language, by the name of their file. */
export function textSchemas(signs: Signs) {
  return {
    product: productIn(signs),
    freelancer: freelancerIn(signs),
    amazon: amazonIn(signs),
    google: googleIn(signs),
    replies: replyIn(signs),
    requests: requestIn,
  };
}

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

type Texts = ReturnType<typeof textSchemas>;

export type ProductTexts = z.infer<Texts["product"]>;
export type FreelancerTexts = z.infer<Texts["freelancer"]>;
export type AmazonTexts = z.infer<Texts["amazon"]>;
export type GoogleTexts = z.infer<Texts["google"]>;
export type ReplyTexts = z.infer<Texts["replies"]>;
export type RequestTexts = z.infer<Texts["requests"]>;
export type ReviewTopic = keyof ReplyTexts["topics"];
export type Platform = Omit<z.infer<typeof platformSchema>, "owners"> & { owners?: string };
