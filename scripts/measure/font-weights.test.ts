import { expect, test } from "vitest";

import { measured } from "#app/content/posts/technical-seo-checklist-pakistan-2025/measured.ts";
import { post } from "#app/content/posts/technical-seo-checklist-pakistan-2025/meta.ts";
import { measureFontsKb } from "./font-weights.ts";
import { readArticle } from "./read-article.ts";

const text = readArticle("technical-seo-checklist-pakistan-2025");

test("the plot of fonts has the weights of the files", () => {
  const { latin, naskh, cutNastaliq, nastaliq } = measureFontsKb();

  expect(measured.bars.map(({ value }) => value)).toEqual([latin, naskh, cutNastaliq, nastaliq]);
});

test("the checklist prints the same weights", () => {
  const { latin, nastaliq } = measureFontsKb();

  expect(text).toContain(
    `Noto Nastaliq Urdu weighs ${nastaliq} KB; the Latin font of this page, ${latin}.`,
  );
});

test("its seconds for 12 MB follow from the speeds that it cites", () => {
  const speeds = /was \[([\d.]+) Mbit in Faisalabad and ([\d.]+) in Quetta\]/.exec(text);
  const seconds = [speeds?.[1], speeds?.[2]].map((mbit) => ((12 * 8) / Number(mbit)).toFixed(1));

  expect(text).toContain(`12 MB still takes ${seconds.join(" and ")} seconds.`);
});

test("its checks are numbered without a gap, and its description counts them", () => {
  const numbers = [...text.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));

  expect(numbers).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
  expect(post.metaDescription).toMatch(/^Thirty-three technical checks/);
});
