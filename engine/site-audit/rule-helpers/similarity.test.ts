import { expect, test } from "vitest";

import { findLowerWords, readMainWords } from "#engine/site-audit/page/main-words.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { findClusters } from "./similarity.ts";

function page(path: string, text: string): PageRow {
  const { count, textHash, simhash, shingles } = readMainWords(findLowerWords(text));
  const facts = { mainWordCount: count, textHash, simhash, shingles } as unknown as SitePageFacts;
  return { url: `https://shop.example${path}`, foundBy: ["link"], depth: 1, status: 200, facts };
}

/** Sentences of one mould: most words are the same everywhere, and no two texts are. */
function describe(seed: number): string {
  let state = seed + 1;
  const noun = () => `thing${(state = (state * 48_271) % 2_147_483_647) % 150}`;
  return Array.from(
    { length: 30 },
    () => `The ${noun()} of the ${noun()} holds a ${noun()} near the ${noun()}.`,
  ).join(" ");
}

test("two pages that are nearly the same are found among many with the same simhash", () => {
  const pages = Array.from({ length: 120 }, (_, at) => page(`/${at}`, describe(at)));
  const near = [page("/one", describe(500)), page("/two", `${describe(500)} One more line.`)];

  const clusters = findClusters([...pages, ...near]);

  expect(clusters.map(({ urls }) => urls)).toEqual([near.map(({ url }) => url)]);
});
