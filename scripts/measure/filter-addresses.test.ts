import { expect, test } from "vitest";

import { measured } from "#app/content/posts/ecommerce-seo-in-pakistan/measured.ts";
import { AGAINST_MIXTURES, countOpenAddresses, filters } from "./filter-addresses.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { readArticle } from "./read-article.ts";

const text = readArticle("ecommerce-seo-in-pakistan");
const open = countOpenAddresses();

test("the plot of filter addresses says how many the robots.txt engine lets in", () => {
  expect(measured.bars.map(({ value }) => value)).toEqual([
    open.noRules,
    open.threeLines,
    open.fourLines,
  ]);
});

test("the shop article prints the same figures and the fourth line", () => {
  expect(text).toContain(`${groupThousands(open.noRules)} of them`);
  expect(text).toContain(`lets Googlebot open ${open.threeLines} under the three lines`);
  expect(text).toContain(`\`${AGAINST_MIXTURES}\``);
  expect(text).toContain(`leaves ${open.fourLines}.`);
});

test("the number of addresses is each filter's choices and its absence, multiplied", () => {
  const product = Object.values(filters).reduce((all, choices) => all * (choices + 1), 1);

  expect(open.noRules).toBe(product);
});
