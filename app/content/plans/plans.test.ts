import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import {
  comparisonRows,
  findComparisonCell,
  findPlan,
  formatAmount,
  formatPrice,
  LARGEST_PROJECT_PKR,
  lowestPrice,
  plans,
  pricingFaq,
} from "./index.ts";
import { planSchema } from "./schema.ts";
import { spellNumber } from "#lib/spell-number.ts";

test.each([
  ["basic", "Basic", ["10 keywords", "2 posts of 800 words", "10 citations", "Monthly reporting"]],
  [
    "growth",
    "Growth",
    [
      "25 keywords",
      "4 posts of 1200 words",
      "25 citations",
      "5 backlink outreach",
      "Competitor analysis",
      "Bi-weekly reporting",
    ],
  ],
  [
    "authority",
    "Authority",
    [
      "50+ keywords",
      "8 posts of 1500+ words",
      "12+ backlink outreach",
      "Conversion rate optimization (CRO)",
      "Weekly reporting",
      "Weekly strategy calls",
    ],
  ],
])("%s contains what was agreed", (slug, title, features) => {
  const plan = findPlan(slug);

  expect(plan?.title).toBe(title);
  expect(plan?.features.map(({ text }) => text)).toEqual(features);
});

test("a price is written in rupees, its thousands parted by commas", () => {
  expect(formatPrice({ priceInPkr: 45_000 })).toBe("PKR 45,000");
  expect(formatPrice({ priceInPkr: 180_000 })).toBe("PKR 180,000");
});

test("each plan costs more than the one before it", () => {
  const prices = plans.map(({ priceInPkr }) => priceInPkr);

  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(new Set(prices).size).toBe(plans.length);
  expect(Math.max(...prices)).toBeLessThanOrEqual(LARGEST_PROJECT_PKR);
});

test("only Growth is highlighted", () => {
  expect(plans.filter(({ highlight }) => highlight).map(({ slug }) => slug)).toEqual(["growth"]);
});

test("Authority includes all of Growth: its citations and competitor analysis are in the comparison", () => {
  const authority = findPlan("authority");

  expect(authority && findComparisonCell(authority, "Citations")).toBe("25");
  expect(authority && findComparisonCell(authority, "Competitor analysis")).toBe("Included");
});

test("what a plan has itself is before what it includes", () => {
  const authority = findPlan("authority");

  expect(authority && findComparisonCell(authority, "Keywords")).toBe("50+");
  expect(authority && findComparisonCell(authority, "Reporting")).toBe("Weekly");
});

test("Basic has no entry where it offers nothing", () => {
  const basic = findPlan("basic");

  expect(basic && findComparisonCell(basic, "Backlink outreach")).toBeUndefined();
});

test("every feature is in a row of the comparison, and every row has a plan", () => {
  const rows = new Set(
    plans.flatMap(({ features }) => features.flatMap(({ compare }) => Object.keys(compare))),
  );

  expect([...rows].toSorted()).toEqual(comparisonRows.toSorted());
});

test("an included plan exists", () => {
  const included = plans.flatMap(({ includes }) => includes ?? []);

  expect(included).toEqual(["growth"]);
  expect(included.map(findPlan)).not.toContain(undefined);
});

test("a comparison that says another number than the feature is refused", () => {
  const plan = {
    ...plans[0],
    features: [
      { text: "10 keywords", compare: { Keywords: "12" } },
      { text: "b", compare: {} },
      { text: "c", compare: {} },
    ],
  };

  expect(planSchema.safeParse(plan).error?.issues).toMatchObject([
    {
      path: ["features", 0],
      message: "a number in the comparison does not stand in the feature's text",
    },
  ]);
});

test("the pricing questions differ, and each is a question", () => {
  const questions = pricingFaq.map(({ question }) => question);

  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.filter((question) => !question.endsWith("?"))).toEqual([]);
});

test("the lowest price is that of the cheapest plan, wherever it is in the list", () => {
  const least = Math.min(...plans.map(({ priceInPkr }) => priceInPkr));

  expect(lowestPrice()).toBe(`PKR ${formatAmount({ priceInPkr: least })}`);
});

/** A number of the comparison, spelled as running text has it. */
function spellCell(slug: string, row: string): string {
  const plan = findPlan(slug);
  return spellNumber(Number(plan && findComparisonCell(plan, row)));
}

/** Sentences of articles and answers that repeat what a plan contains. */
test.each([
  [
    "posts/content-marketing-for-seo/body.mdx",
    `include ${spellCell("basic", "Posts a month")}, ${spellCell("growth", "Posts a month")} or ${spellCell("authority", "Posts a month")} such posts a month`,
  ],
  [
    "posts/link-building-strategies-pakistan/body.mdx",
    `includes ${spellCell("growth", "Backlink outreach")} pieces of such outreach`,
  ],
  ["plans/pricing-faq.ts", `The ${spellCell("growth", "Citations")} citations`],
  ["plans/pricing-faq.ts", `${spellCell("basic", "Keywords")} phrases`],
])("%s says what the plans contain: %s", (file, sentence) => {
  expect(readFileSync(`${import.meta.dirname}/../${file}`, "utf8")).toContain(sentence);
});
