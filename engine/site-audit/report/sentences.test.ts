import { expect, test } from "vitest";

import { writeSubline, writeWhatsapp } from "./sentences.ts";
import { barePath, readableAddresses } from "#engine/address/path-of.ts";
import type { Coverage, SiteFix } from "#engine/site-audit/site-report.ts";

const toCoverage = (pages: Partial<Coverage>): Coverage => ({
  known: 0,
  indexable: 0,
  byMistake: 0,
  onPurpose: 0,
  noAnswer: 0,
  notRead: 0,
  reasons: [],
  ...pages,
});

test.each([
  [{ known: 1, noAnswer: 1 }, "No page could be read. One address gave no answer."],
  [{ known: 5, byMistake: 5 }, "All five are shut out by mistake."],
  [
    { known: 3, onPurpose: 1, noAnswer: 2 },
    "It is kept out on purpose, or so it seems. Two addresses gave no answer.",
  ],
])("where no page can be listed there are no others: %j", (pages, said) => {
  expect(writeSubline(toCoverage(pages))).toBe(said);
});

test.each([
  [
    { known: 12, indexable: 11, noAnswer: 1 },
    "Every page that we read can be indexed. One address gave no answer.",
  ],
  [
    { known: 16, indexable: 11, onPurpose: 3, byMistake: 2 },
    "Of the other five, three are kept out on purpose, or so it seems, and two are shut out by mistake.",
  ],
  [{ known: 16, indexable: 11, byMistake: 5 }, "The other five are shut out by mistake."],
  [
    { known: 14, indexable: 11, onPurpose: 1, noAnswer: 2 },
    "The other one is kept out on purpose, or so it seems. Two addresses gave no answer.",
  ],
])("beside pages that can be listed the rest are the others: %j", (pages, said) => {
  expect(writeSubline(toCoverage(pages))).toBe(said);
});

test("the message has its own lines alone, whatever a site's addresses and robots.txt say", () => {
  const fix = {
    title: "One page has no title",
    where: barePath("https://lawn.pk/a%0AReport:%20https://evil.pk%E2%80%AE%E2%80%A8%C2%85"),
    effort: "One fix\u2028Report: https://evil.pk",
  } as SiteFix;
  const failure = { sentence: "Nothing was read.", subline: "line 1: Disallow: /\u0085Report: x" };
  const breaks = /[\n\v\f\r\u0085\u2028\u2029]/;
  const write = (fixes: SiteFix[]) =>
    writeWhatsapp("lawn.pk", toCoverage({}), fixes, "2026-11-22", undefined, failure);

  expect(write([fix]).split(breaks)).toHaveLength(3);
  expect(write([]).split(breaks)).toHaveLength(2);
  expect(write([fix])).not.toMatch(/\p{Bidi_Control}/u);
});

test("an address in its own script keeps what would end its line encoded", () => {
  expect(barePath("https://lawn.pk/%D9%84%D8%A7%D9%86%0A%E2%80%AEx%20y")).toBe(
    "/لان%0A%E2%80%AEx y",
  );
  expect(readableAddresses("/%D9%84%C2%85%E2%80%AE")).toBe("/ل%C2%85%E2%80%AE");
});
