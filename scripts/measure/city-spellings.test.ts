import { expect, test } from "vitest";

import { measured } from "#app/content/posts/voice-search-seo-urdu-english/measured.ts";
import { countCitiesByNames } from "./city-spellings.ts";
import { readArticle } from "./read-article.ts";

const counts = countCitiesByNames();
const cities = counts.reduce((sum, count) => sum + count, 0);

/** A city added later changes the list; the article's figures are those of its day. */
const isListOfThatDay = cities === measured.bars[0].of;

test.runIf(isListOfThatDay)("the plot of city names says what our list of names holds", () => {
  expect(measured.bars.map(({ value }) => value)).toEqual(counts);
  expect(measured.bars.map(({ of }) => of)).toEqual(counts.map(() => cities));
  expect(measured.title).toContain(`${cities} cities`);
});

test.runIf(isListOfThatDay)("the article on voice search prints the same figures", () => {
  const [one = 0] = counts;

  expect(readArticle("voice-search-seo-urdu-english")).toContain(
    `Of ${cities} cities ${one} go by one name, and ${cities - one} by two or more.`,
  );
});
