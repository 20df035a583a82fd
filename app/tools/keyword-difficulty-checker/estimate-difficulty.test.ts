import { describe, expect, test } from "vitest";

import { cityNames } from "#app/content/cities/city-names.ts";
import { bandOf, estimateDifficulty, scoreOf } from "./estimate-difficulty.ts";
import { labelKeyword } from "./keyword-labels.ts";
import { findFlags } from "./find-flags.ts";
import { makeSampleEstimate } from "./sample.ts";

const results = (...domains: number[]) => domains.map((each) => ({ domains: each }));

describe("the formula", () => {
  // Golden table, computed by hand with a calculator.
  test.each([
    [0, 0],
    [1, 10],
    [3, 20],
    [6, 28],
    [7, 30],
    [10, 35],
    [20, 44],
    [30, 50],
    [50, 57],
    [62, 60],
    [100, 67],
    [300, 83],
    [1000, 100],
    [1_000_000, 100],
  ])("a median of %i referring domains scores %i", (median, score) => {
    expect(scoreOf(median)).toBe(score);
  });

  test.each([
    [0, "Easy"],
    [29, "Easy"],
    [30, "Medium"],
    [59, "Medium"],
    [60, "Hard"],
    [100, "Hard"],
  ])("%i is %s", (score, band) => {
    expect(bandOf(score)).toBe(band);
  });

  test("is shown with the figures put in: the terms give the score", () => {
    const { terms, score } = estimateDifficulty(results(30, 10, 62));

    expect(terms.share).toBeCloseTo(terms.numerator / terms.denominator, 12);
    expect(Math.round(100 * terms.share)).toBe(score);
  });
});

describe("what the score depends on", () => {
  const many = Array.from({ length: 200 }, (_each, at) =>
    Array.from({ length: 3 + (at % 8) }, (_row, row) => ((at + 1) * (row + 3) * 7919) % 1500),
  );

  test("not on the order of the results", () => {
    for (const domains of many) {
      expect(estimateDifficulty(results(...domains.toReversed())).score).toBe(
        estimateDifficulty(results(...domains)).score,
      );
    }
  });

  test("it never falls when a result gains domains", () => {
    for (const domains of many) {
      const before = estimateDifficulty(results(...domains)).score;
      for (const at of domains.keys()) {
        const more = domains.with(at, (domains[at] ?? 0) + 50);
        expect(estimateDifficulty(results(...more)).score).toBeGreaterThanOrEqual(before);
      }
    }
  });

  test("a giant counts no more than a result just above the middle", () => {
    const sorted = [5, 9, 14, 30, 41, 50, 60];

    expect(estimateDifficulty(results(...sorted.with(6, 1_000_000))).score).toBe(
      estimateDifficulty(results(...sorted)).score,
    );
  });

  test("the range is what leaving out any one result can do", () => {
    const estimate = estimateDifficulty(results(1, 10, 1000));

    expect(estimate.without).toEqual([scoreOf(505), scoreOf(500.5), scoreOf(5.5)]);
    expect(estimate.range).toEqual({ low: scoreOf(5.5), high: scoreOf(505) });
  });

  test("the rows that decide are named", () => {
    expect(estimateDifficulty(results(9, 1, 5)).medianRows).toEqual([2]);
    expect(estimateDifficulty(results(9, 1, 5, 7)).medianRows).toEqual([2, 3]);
  });
});

test("authority makes a second score, from three results on, and never changes the first", () => {
  const bare = results(10, 20, 30);
  const two = [{ domains: 10, authority: 90 }, { domains: 20, authority: 80 }, { domains: 30 }];
  const three = two.map((each) => ({ authority: 70, ...each }));

  expect(estimateDifficulty(two).authority).toBe(null);
  expect(estimateDifficulty(three)).toMatchObject({
    authority: { score: 80, count: 3 },
    score: estimateDifficulty(bare).score,
  });
});

describe("what a keyword says by itself", () => {
  test.each([
    ["how to register a company", "question", "long"],
    ["seo kaise kare", "question", "medium"],
    ["khoya banane ka tarika", "question", "medium"],
    ["سیب کی قیمت", "buy", "medium"],
    ["office desk price", "buy", "medium"],
    ["iphone 15 ki qeemat", "buy", "medium"],
    ["best tea vs coffee", "compare", "medium"],
    ["nadra helpline number", "navigate", "medium"],
    ["biryani", "unclear", "short"],
    ["lahore", "unclear", "short"],
    ["dentist in lahore", "local", "medium"],
    ["ac repair lahore", "local", "medium"],
    ["plumber near me", "local", "medium"],
    ["شادی ہال لاہور", "local", "medium"],
    ["ڈینٹسٹ سیالکوٹ", "local", "short"],
    ["marriage hall rwp", "local", "medium"],
    ["nearest petrol pump", "local", "medium"],
    ["mere ghar ke paas plumber", "local", "long"],
    ["lahore weather", "unclear", "short"],
    ["history of lahore", "unclear", "medium"],
    ["lahore to karachi distance", "unclear", "medium"],
    ["best dentist in lahore", "local", "medium"],
    ["best biryani karachi", "local", "medium"],
    ["بہترین ڈاکٹر لاہور", "local", "medium"],
    ["seo agency lahore", "local", "medium"],
    ["ac service near gulberg", "local", "medium"],
    ["plumber gulshan-e-iqbal", "local", "medium"],
    ["کراچی میں وکیل", "local", "medium"],
    ["نزدیک پلمبر", "local", "short"],
    ["best biryani", "compare", "short"],
    ["lahore best", "compare", "short"],
    ["seo agency", "buy", "short"],
    ["lahore to karachi bus", "unclear", "medium"],
    ["lahore se karachi train", "unclear", "medium"],
    ["لاہور سے کراچی بس", "unclear", "medium"],
    ["flights from multan", "unclear", "medium"],
    ["dentist close to lahore", "local", "medium"],
    ["hotel near to murree", "local", "medium"],
    ["ہوٹل مری", "local", "short"],
    ["lahore mein aaj ka mausam", "unclear", "long"],
    ["karachi airport", "navigate", "short"],
    ["taxi karachi airport", "local", "medium"],
    ["university of karachi", "navigate", "medium"],
    ["daraz.pk", "navigate", "short"],
    ["dentist fees in lahore", "buy", "medium"],
  ])("%s: %s, %s", (keyword, intent, length) => {
    expect(labelKeyword(keyword, cityNames)).toMatchObject({ intent, length });
  });

  test("a second intent is told beside the first, with its words", () => {
    expect(labelKeyword("best dentist in lahore", cityNames)).toMatchObject({
      intentWords: ["Lahore"],
      alsoIntents: [["compare", ["best"]]],
    });
    expect(labelKeyword("dentist in lahore", cityNames).alsoIntents).toEqual([]);
  });

  test.each([
    ["dentist in Lahore", ["lahore"]],
    ["plumber rahim yar khan", ["rahim-yar-khan"]],
    ["hotel d.g. khan", ["dg-khan"]],
    ["hotel DG Khan", ["dg-khan"]],
    ["pindi islamabad cab", ["rawalpindi", "islamabad"]],
    ["لاہور میں گھر", ["lahore"]],
    ["lahori karahi", []],
  ])("%s names %j", (keyword, slugs) => {
    expect(labelKeyword(keyword, cityNames).cities.map(({ slug }) => slug)).toEqual(slugs);
  });

  test("every city is known by its name", () => {
    const unknown = cityNames.filter(
      ({ name, slug }) =>
        !labelKeyword(`tailor in ${name}`, cityNames).cities.some((city) => city.slug === slug),
    );

    expect(unknown).toEqual([]);
  });

  test.each([
    ["pizza near me", ["near me"]],
    ["salon dha", ["dha"]],
    ["petrol pump near gulberg", ["near", "gulberg"]],
    ["seo services pakistan", ["pakistan"]],
    ["pakistani food", []],
  ])("%s is local by %j", (keyword, localWords) => {
    expect(labelKeyword(keyword, cityNames).localWords).toEqual(localWords);
  });

  test.each([
    ["office desks", "English"],
    ["car ki qeemat", "Roman Urdu"],
    ["کار کی قیمت", "Urdu"],
    ["iphone کی قیمت", "mixed"],
  ])("%s is in %s", (keyword, language) => {
    expect(labelKeyword(keyword, cityNames).language).toBe(language);
  });
});

test.each([
  [{ url: "https://www.reddit.com/r/x" }, ["Forum or questions"]],
  [{ url: "forum.example.pk/t/1" }, ["Forum or questions"]],
  [{ url: "youtube.com/watch?v=1" }, ["Social site"]],
  [{ url: "https://a.pk/list.PDF" }, ["PDF"]],
  [{ title: "Office desks of 2022" }, ["Title names 2022"]],
  [{ title: "Office desks of 2024" }, []],
  [{ title: "Chairs" }, ["Title lacks “office desks”"]],
  [{ title: "Best Office Desk in Lahore" }, []],
  [{ url: "https://notreddit.pk/", title: "Office DESKS" }, []],
])("%j is flagged %j", (more, flags) => {
  expect(findFlags({ domains: 1, ...more }, "office desks", 2026)).toEqual(flags);
});

test.each([
  ["dentist in lahore", "Best Dentists in Lahore", []],
  ["office boxes", "An office box", []],
  ["beauty companies", "Beauty company", []],
  ["taxi lahore", "Taxis in Lahore", []],
  ["taxis lahore", "Taxi Lahore", []],
  ["potato", "Potatoes", []],
  ["wifi menu", "Wi-Fi Menus", []],
  ["شادی ہال", "شادی ہالز لاہور", []],
  ["ڈاکٹر لاہور", "لاہور کے ڈاکٹروں کی فہرست", []],
  ["کار کی قیمت", "كار كي قيمت", []],
  ["café lahore", "Cafe Lahore", []],
  ["business bus", "Busines", ["Title lacks “business bus”"]],
])("%s in the title %j: %j", (keyword, title, flags) => {
  expect(findFlags({ domains: 1, title }, keyword, 2026)).toEqual(flags);
});

test("the sample keeps its ranges and phrases", () => {
  expect(makeSampleEstimate("tea", () => 0)).toEqual({
    keyword: "tea",
    difficulty: 0,
    band: "Easy",
    volume: 100,
    related: ["how to use tea", "tea for small business", "best tea tools", "tea trends 2025"],
  });
  expect(makeSampleEstimate("tea", () => 0.999_999)).toMatchObject({
    difficulty: 99,
    volume: 5099,
  });
});
