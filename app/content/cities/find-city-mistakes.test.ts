import { expect, test } from "vitest";

import { findCityMistakes } from "./find-city-mistakes.ts";
import { parseTextFile } from "#app/content/parse-text-file.ts";
import { readCityFiles, toCityFile } from "./read-city-files.ts";
import { agreedCities } from "#tests/support/agreed-cities.ts";
import { readText } from "#tests/support/project-files.ts";

const hangu = readText("app/content/cities/hangu.md");

function mistakesAfter(change: (text: string) => string, file = "hangu.md"): string[] {
  return findCityMistakes([toCityFile(file, parseTextFile(change(hangu)))]);
}

test("every city's file is right", () => {
  expect(readCityFiles().map(({ city }) => city.slug)).toEqual(
    expect.arrayContaining([...agreedCities]),
  );
  expect(findCityMistakes()).toEqual([]);
});

test("Lahore without its phases: the mistake says what is missing", () => {
  const mistakes = mistakesAfter(
    (text) => text.replace("name: Hangu", "name: Lahore"),
    "lahore.md",
  );

  expect(mistakes).toEqual([expect.stringContaining('no section "Phases"')]);
});

test.each<[string, (text: string) => string, string]>([
  ["an unknown field", (text) => text.replace("spoken:", "languages:"), 'no field "languages"'],
  ["an unknown section", (text) => text.replace("## Timing", "## When"), 'no section "When"'],
  [
    "a latitude far away",
    (text) => text.replace(/latitude: .*/, "latitude: 12.5"),
    "latitude is 12.5",
  ],
  ["a latitude in words", (text) => text.replace(/latitude: .*/, "latitude: north"), "latitude"],
  ["no region", (text) => text.replace("region: KPK\n", ""), "region is missing"],
  [
    "a headline without the service",
    (text) => text.replace("headline: SEO in Hangu:", "headline: Hangu:"),
    'begin with "SEO in"',
  ],
  [
    "a headline that is too wide",
    (text) => text.replace(/headline: .*/, `headline: SEO in Hangu: ${"wide ".repeat(12)}`),
    "too wide for a results page",
  ],
  ["an empty section", (text) => text.replace(/## Links[\s\S]*?(?=\n## )/, ""), '"Links"'],
  ["a third landmark missing", (text) => text.replace("; Thall road", ""), "three landmarks"],
  [
    "a source of no landmark",
    (text) => text.replace("- Police Training", "- Police"),
    "none of the landmarks",
  ],
  [
    "a source without a site",
    (text) => text.replace("jang.com.pk/news/573371", "heard there"),
    "the address of the page",
  ],
  [
    "a source without its day",
    (text) => text.replace(/ \(\d{4}-\d\d-\d\d\)/, ""),
    "in brackets the day you read it",
  ],
])("%s is named", (_, change, words) => {
  const mistakes = mistakesAfter(change);

  expect(mistakes.join("\n")).toContain(words);
  expect(mistakes.every((mistake) => mistake.startsWith("app/content/cities/hangu.md: "))).toBe(
    true,
  );
});

test("a file called other than its city is named", () => {
  expect(mistakesAfter((text) => text, "hango.md")[0]).toBe(
    'app/content/cities/hango.md: name is "Hangu": call the file hangu.md',
  );
});
