import { describe, expect, test } from "vitest";

import { replyTexts } from "#app/content/review-templates/reply-texts.ts";
import type { ReplyTexts } from "#app/content/review-templates/schema.ts";
import { replyTones } from "#app/content/review-templates/reply-tones.ts";
import { textOfFrame } from "./fill-frame.ts";
import type { ReviewLanguage } from "#app/content/review-templates/review-languages.ts";
import { ratings } from "./rating.ts";
import { writeReply, type ReplyInput } from "./write-reply.ts";
import { wordsOf } from "#tests/support/review-words.ts";

const languages = Object.keys(replyTexts) as ReviewLanguage[];

const rows = languages.flatMap((language) =>
  ratings.flatMap((rating) =>
    replyTones.flatMap((tone) =>
      ["Sana", ""].map((reviewer) => ({ language, rating, tone, reviewer })),
    ),
  ),
);

const input = (change: Partial<ReplyInput>): ReplyInput => ({
  rating: 2,
  name: "Chai Khana",
  reviewer: "Sana",
  contact: "Bilal, 042 000 0001",
  tone: "plain",
  language: "en",
  topics: ["waiting", "staff", "quality"],
  isExplained: false,
  ...change,
});

describe.each(rows)("$language, $rating stars, $tone, reviewer “$reviewer”", (row) => {
  const texts = writeReply(input(row)).map(({ pieces }) => textOfFrame(pieces));
  const words: ReplyTexts = replyTexts[row.language];

  test("comes in three lengths, each longer than the one before", () => {
    const lengths = texts.map((text) => text.length);

    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(3);
  });

  test("takes up the first two topics, and a third in the long one alone", () => {
    const { waiting, staff, quality } = words.topics;
    const [short, medium, long] = texts;
    expect(short).toContain(waiting + words.and + staff);
    expect(medium).toContain(waiting + words.and + staff);
    expect(long).toContain(waiting + words.comma + staff + words.and + quality);
    expect(texts.map((text) => text.includes(words.topics.quality))).toEqual([false, false, true]);
  });

  test("the long one says more than the medium one and a farewell", () => {
    const more = Object.values(words.substance);

    expect(texts.map((text) => more.some((one) => text.includes(String(one))))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("asks what happened of a low rating that does not say it, and of no other", () => {
    const asks = words.band.low.middle;
    const explained = writeReply(input({ ...row, isExplained: true })).map(({ pieces }) =>
      textOfFrame(pieces),
    );

    expect(texts.map((text) => text.includes(String(asks)))).toEqual(
      row.rating <= 2 ? [false, true, true] : [false, false, false],
    );
    expect(explained.some((text) => text.includes(String(asks)))).toBe(false);
  });

  test("offers a contact from three stars down, and only then", () => {
    for (const text of texts) expect(text.includes("042 000 0001")).toBe(row.rating <= 3);
  });

  test("is signed, and greets only where a name was given", () => {
    for (const text of texts) expect(text.endsWith("\n— Chai Khana")).toBe(true);
    expect(texts[2]?.includes("Sana")).toBe(row.reviewer !== "");
  });

  test("uses the frame's words and the visitor's, and no other", () => {
    const known = new Set(wordsOf(`${JSON.stringify(words)} Chai Khana Sana Bilal 042 000 0001`));
    // A conjunction that is written together with the word after it.
    const unknown = texts
      .flatMap(wordsOf)
      .filter((word) => !known.has(word.replace(/^و/u, "")) && !known.has(word));

    expect(unknown).toEqual([]);
  });

  test("leaves no slot and no double space", () => {
    for (const text of texts) expect(text).not.toMatch(/[{}]| {2}|undefined/);
  });
});

test("says nothing of topics where none was found", () => {
  const [short] = writeReply(input({ topics: [], rating: 5 }));

  expect(textOfFrame(short?.pieces ?? [])).toBe("Thank you for your review.\n— Chai Khana");
});

test("asks for a contact in brackets where none was given", () => {
  const [short] = writeReply(input({ contact: "" }));

  expect(textOfFrame(short?.pieces ?? [])).toContain("[add a name and a phone number or email]");
});
