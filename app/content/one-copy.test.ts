import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import {
  findComparisonCell,
  findPlan,
  formatAmount,
  LARGEST_PROJECT_PKR,
  lowestPrice,
  plans,
} from "#app/content/plans/index.ts";
import { site } from "#lib/site/site.ts";
import { freelancePlatforms } from "#app/tools/freelancer-review-generator/freelance-platforms.ts";
import { spellNumber } from "#lib/spell-number.ts";

const root = `${import.meta.dirname}/../..`;
const texts = globSync("{app,lib}/**/*.{ts,tsx,mdx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(`${root}/${file}`, "utf8")) }));

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

/** The files that hold a text, but for the one where it belongs. */
function othersWith(pattern: RegExp, home: string): string[] {
  return texts
    .filter(({ file, text }) => file !== home && pattern.test(text))
    .map(({ file }) => file);
}

const amounts = [...plans.map(({ priceInPkr }) => priceInPkr), LARGEST_PROJECT_PKR];

test.each(amounts)("the amount of %i rupees stands in plans.ts alone", (priceInPkr) => {
  const grouped = formatAmount({ priceInPkr });
  // In an example or a table another thing may cost as much; a price of ours says PKR.
  const written = new RegExp(
    `PKR\\s(?:${grouped}|${priceInPkr})\\b|\\b${grouped.replaceAll(",", "_")}\\b`,
  );

  expect(othersWith(written, "app/content/plans/plans.ts")).toEqual([]);
});

test.each([...site.phones, site.email, site.inquiryEmail])(
  "%s stands in site.ts alone",
  (value) => {
    const escaped = new RegExp(value.replaceAll(/[.+]/g, "\\$&"));

    const others = othersWith(escaped, "lib/site/site.ts");

    // The site's own schema shows in its messages how a number is written.
    expect(others.filter((file) => file !== "lib/site/site-schema.ts")).toEqual([]);
  },
);

test("the list of freelance platforms is in one file", () => {
  const asList = new RegExp(freelancePlatforms.map((name) => `"${name}"`).join("\\s*,\\s*"));

  expect(freelancePlatforms).toEqual(["Fiverr", "Upwork", "Other"]);
  expect(othersWith(asList, "")).toEqual([]);
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
    "app/content/posts/content-marketing-for-seo/body.mdx",
    `include ${spellCell("basic", "Posts a month")}, ${spellCell("growth", "Posts a month")} or ${spellCell("authority", "Posts a month")} such posts a month`,
  ],
  [
    "app/content/posts/link-building-strategies-pakistan/body.mdx",
    `includes ${spellCell("growth", "Backlink outreach")} pieces of such outreach`,
  ],
  ["app/content/plans/pricing-faq.ts", `The ${spellCell("growth", "Citations")} citations`],
  ["app/content/plans/pricing-faq.ts", `${spellCell("basic", "Keywords")} phrases`],
])("%s says what the plans contain: %s", (file, sentence) => {
  expect(texts.find((each) => each.file === file)?.text).toContain(sentence);
});
