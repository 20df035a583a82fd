import { describe, expect, test } from "vitest";
import { z } from "zod";

import { cityFacts } from "#app/content/cities/city-facts.ts";
import { cityFactsSchema, localNotesSchema } from "#app/content/cities/schema.ts";
import { localNotes } from "#app/content/cities/dedicated-copies.ts";
import { ContentError, parseEntries, type Entries } from "./parse-entries.ts";
import { plans } from "#app/content/plans/index.ts";
import { planSchema } from "#app/content/plans/schema.ts";
import { testimonialSchema } from "#app/content/testimonials/schema.ts";
import { testimonials } from "#app/content/testimonials/index.ts";

function mistakesIn(file: string, schema: z.ZodType, entries: Entries): readonly string[] {
  try {
    parseEntries(file, schema, entries);
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
  return [];
}

describe("a mistake names file, entry, field, value and what to write", () => {
  test.each([
    [
      { lat: 12.5 },
      "lat is 12.5: write the latitude of a place in Pakistan, a number from 23.5 to 37.1",
    ],
    [{ lat: "31.5" }, 'lat is "31.5": write a number'],
    [{ province: undefined }, 'province is missing: write one of "Punjab", "Sindh"'],
    [{ province: "Panjab" }, 'province is "Panjab": write one of "Punjab", "Sindh"'],
    [{ size: 3 }, 'the entry: take out "size", or correct its spelling: no such field is known'],
  ])("city facts with %j", (change, words) => {
    const facts = { ...cityFacts["kasur"], ...change };
    const [mistake, ...others] = mistakesIn("cities/kasur.md", cityFactsSchema, {
      kasur: facts,
    });

    expect(mistake).toContain(`app/content/cities/kasur.md, "kasur": ${words}`);
    expect(others).toEqual([]);
  });

  test.each([
    [{ lead: "" }, 'lead is "": write at least 60 characters'],
    [{ languages: [] }, "languages is []: do not leave it empty"],
    [{ notes: ["Short."] }, "notes: write two paragraphs on the place"],
    [{ first: "x".repeat(80) + "." }, `first is "${"x".repeat(59)}…: no full stop at the end`],
  ])("notes on a city with %j", (change, words) => {
    const notes = { ...localNotes["kasur"], ...change };

    expect(mistakesIn("cities/kasur.md", localNotesSchema, { kasur: notes }).join("\n")).toContain(
      `app/content/cities/kasur.md, "kasur": ${words}`,
    );
  });

  test.each([
    [{ priceInPkr: 99.5 }, "priceInPkr is 99.5: write a whole number"],
    [{ priceInPkr: -1 }, "priceInPkr is -1: the price is in whole rupees a month"],
    [{ highlight: "yes" }, 'highlight is "yes": write true or false'],
    [{ title: "" }, 'title is "": do not leave it empty'],
  ])("a plan with %j", (change, words) => {
    const plan = { ...plans[0], ...change };

    expect(mistakesIn("plans/plans.ts", planSchema, [plan])).toEqual([
      `app/content/plans/plans.ts, "basic": ${words}`,
    ]);
  });

  test("a testimonial with six stars and without a city", () => {
    const { city: _, ...rest } = testimonials[0]!;

    expect(
      mistakesIn("testimonials/testimonials.ts", testimonialSchema, [{ ...rest, rating: 6 }]),
    ).toEqual([
      'app/content/testimonials/testimonials.ts, "rehana-tarar": city is missing: write a text in quotation marks',
      'app/content/testimonials/testimonials.ts, "rehana-tarar": rating is 6: the rating is 1 to 5 stars',
    ]);
  });
});

test("an entry's file may follow from its name", () => {
  expect(() =>
    parseEntries((name) => `posts/${name}/meta.ts`, z.object({ title: z.string() }), [
      { slug: "a-post" },
    ]),
  ).toThrow('app/content/posts/a-post/meta.ts, "a-post": title is missing');
});

test("an entry without a name is told by its place in the list", () => {
  expect(mistakesIn("x.ts", z.string(), ["good", 3])).toEqual([
    'app/content/x.ts, "number 2": the entry is 3: write a text in quotation marks',
  ]);
});

test("all mistakes of all entries are told at once", () => {
  const entries = [...plans, ...plans].map((plan) => ({ ...plan, title: "" }));

  expect(mistakesIn("plans/plans.ts", planSchema, entries)).toHaveLength(entries.length);
});

test("entries that pass are met with silence", () => {
  expect(mistakesIn("plans/plans.ts", planSchema, plans)).toEqual([]);
});
