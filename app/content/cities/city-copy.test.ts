import { describe, expect, test } from "vitest";

import { DEFAULT_HEADLINE_SLUGS } from "./default-headline.ts";
import { buildCityCopy } from "./city-copy.ts";
import { agreedCities } from "#tests/support/agreed-cities.ts";
import { dedicatedSlugs } from "./dedicated-slugs.ts";
import { cityFaqs, dedicatedCopies, lahoreCopy, localNotes } from "./dedicated-copies.ts";
import { defaultFaq, getCityFaq } from "./get-city-faq.ts";
import { cities, getCity } from "./index.ts";
import { mainCities } from "./main-cities.ts";
import { fitsDescription, fitsTitle, type LocalNotes } from "./schema.ts";
import { getProfile } from "./get-profile.ts";
import { pages } from "#app/pages.ts";

const genericCities = cities.filter(({ slug }) => !dedicatedSlugs.includes(slug));
const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test("the nine agreed cities have copy of their own, all others have notes", () => {
  expect(dedicatedSlugs).toEqual(
    expect.arrayContaining([
      "faisalabad",
      "islamabad",
      "karachi",
      "lahore",
      "multan",
      "muzaffarabad",
      "peshawar",
      "quetta",
      "rawalpindi",
    ]),
  );
  expect(Object.keys(localNotes).toSorted()).toEqual(
    genericCities.map(({ slug }) => slug).toSorted(),
  );
});

describe("profiles", () => {
  test.each([
    ["lahore", "11 million+", "500,000+"],
    ["karachi", "15 million+", "800,000+"],
    ["faisalabad", "3 million+", "200,000+"],
    ["rawalpindi", "2 million+", "180,000+"],
    ["multan", "2 million+", "120,000+"],
    ["islamabad", "2 million", "150,000+"],
    ["peshawar", "2 million+", "150,000+"],
    ["quetta", "1 million+", "80,000+"],
  ])("%s: %s people, %s businesses", (slug, population, businesses) => {
    expect(getProfile(getCity(slug))).toMatchObject({ population, businesses });
    expect(mainCities.find((card) => card.slug === slug)?.population).toBe(population);
  });

  test("Islamabad's province is the Capital Territory, under Punjab in the navigation", () => {
    expect(getProfile(getCity("islamabad")).province).toBe("Capital Territory");
    expect(getCity("islamabad").region).toBe("Punjab");
  });

  test("every other city gets the default figures and industries, Muzaffarabad too", () => {
    const others = cities.filter(({ slug }) => !mainCities.some((card) => card.slug === slug));

    expect(others.map(({ slug }) => slug)).toContain("muzaffarabad");
    for (const city of others) {
      expect(getProfile(city)).toMatchObject({
        population: "Growing",
        businesses: "Numerous",
        industries: ["Trade", "Agriculture", "Services", "Local Manufacturing"],
      });
    }
  });

  test("each city shows real landmarks; the three agreed names are for one that no one has written about", () => {
    expect(getProfile(getCity("sargodha")).landmarks).toEqual(localNotes["sargodha"]?.landmarks);
    expect(getProfile(getCity("muzaffarabad")).landmarks).toContain("Red Fort");
    expect(
      cities.filter((city) => getProfile(city).landmarks.includes("City Clock Tower")),
    ).toEqual([]);
    expect(
      getProfile({ ...getCity("sargodha"), name: "Nowhere", slug: "nowhere" }).landmarks,
    ).toEqual(["Nowhere Central Market", "City Clock Tower", "Grand City Mosque"]);
  });

  test("every city page is meant for the index", () => {
    const cityPages = pages.filter(({ kind }) => kind === "city");

    expect(cityPages).toHaveLength(cities.length);
    expect(cityPages.filter(({ noindex }) => noindex)).toEqual([]);
  });

  test("of the agreed cities eight of Gilgit-Baltistan keep the default headline, all others have their own", () => {
    const withDefault = cities.filter(
      (city) =>
        agreedCities.includes(city.slug) &&
        getProfile(city).h1 === `Rank Higher, Grow Faster: Expert SEO Services in ${city.name}`,
    );

    expect(withDefault.map(({ slug }) => slug)).toEqual(DEFAULT_HEADLINE_SLUGS);
    expect(withDefault.map(({ name }) => name)).toEqual([
      "Hunza",
      "Chilas",
      "Ghizer",
      "Astore",
      "Ghanche",
      "Diamer",
      "Kharmang",
      "Nagar",
    ]);
  });

  test("no two headlines are the same", () => {
    expect(repeated(cities.map((city) => getProfile(city).h1))).toEqual([]);
  });

  test.each(cities)(
    "$name: the headline, which is the title, begins with the service and fits, or is the agreed one",
    (city) => {
      const { h1 } = getProfile(city);
      const isDefault = DEFAULT_HEADLINE_SLUGS.includes(city.slug);

      expect(h1.startsWith(`SEO in ${city.name}`)).toBe(!isDefault);
      expect(fitsTitle(h1)).toBe(!isDefault);
    },
  );
});

describe("questions", () => {
  test("each city with a page of its own and Gilgit have a set of three, and so has the default", () => {
    expect(Object.keys(cityFaqs)).toEqual(expect.arrayContaining([...dedicatedSlugs, "gilgit"]));
    for (const [slug, entries] of [...Object.entries(cityFaqs), ["", defaultFaq] as const]) {
      expect(entries).toHaveLength(slug === "lahore" ? 5 : 3);
    }
  });

  test("every page shows three, Lahore's five, each with the city's name in place", () => {
    for (const city of cities) {
      const entries = getCityFaq(city);
      expect(entries).toHaveLength(city.slug === "lahore" ? 5 : 3);
      expect(JSON.stringify(entries)).not.toMatch(/[{][a-z]+[}]/);
    }
  });

  test("the default set names the times and what sets the agency apart", () => {
    const [matters, times, different] = getCityFaq(getCity("sargodha"));

    expect(matters?.question).toBe("Why does local SEO matter in Sargodha?");
    expect(times?.answer).toMatch(/within 3 months.*6 to 12 months/);
    expect(different?.answer).toMatch(/Pakistani market.*data.*tailor/);
  });

  test("what is true of the place is most of each answer", () => {
    const mostlyGeneral = genericCities
      .filter(({ slug }) => !(slug in cityFaqs))
      .filter((city) => {
        const { timing = "", tailored = "" } = localNotes[city.slug] ?? {};
        const [, times, different] = getCityFaq(city);
        return isMinority(tailored, different?.answer) || isMinority(timing, times?.answer);
      });

    expect(mostlyGeneral.map(({ slug }) => slug)).toEqual([]);
  });

  test("a place answers the default questions itself, and no two places answer alike", () => {
    const own = genericCities.filter(({ slug }) => !(slug in cityFaqs)).map(getCityFaq);

    for (const position of [0, 1, 2]) {
      expect(repeated(own.map((entries) => entries[position]?.answer ?? ""))).toEqual([]);
    }
    expect(getCityFaq(getCity("jhang"))[0]?.answer).toContain("City or Saddar");
    expect(getCityFaq({ name: "Nowhere", slug: "nowhere" })).toEqual(
      defaultFaq.map(({ question, answer }) => ({
        question: question.replaceAll("{city}", "Nowhere"),
        answer: answer.replaceAll("{city}", "Nowhere"),
      })),
    );
  });
});

function isMinority(own: string, whole = ""): boolean {
  return own.length < whole.length / 2;
}

describe("generic copy", () => {
  test.each(genericCities)("$name: the description begins with the service and fits", (city) => {
    const { metaDescription } = buildCityCopy(city);

    expect(metaDescription.startsWith(`SEO in ${city.name}`)).toBe(true);
    expect(metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(fitsDescription(metaDescription)).toBe(true);
    expect(metaDescription).not.toContain("Nearest city");
  });

  test("no two pages have the same description, dedicated ones included", () => {
    const descriptions = [
      ...genericCities.map((city) => buildCityCopy(city).metaDescription),
      ...dedicatedCopies.map(({ description }) => description),
      lahoreCopy.description,
    ];

    expect(descriptions).toHaveLength(cities.length);
    expect(repeated(descriptions)).toEqual([]);
  });

  test("two paragraphs, four steps, two to four of the default industries in their order, five searches", () => {
    for (const city of genericCities) {
      const copy = buildCityCopy(city);
      expect(copy.why).toEqual(expect.arrayContaining(localNotes[city.slug]?.notes ?? []));
      expect(copy.steps[0]?.text).toContain(`SEO services in ${city.name}`);
      expect(copy.steps).toHaveLength(4);
      const trades = copy.trades.map(({ title }) => title);
      expect(trades).toEqual(getProfile(city).industries.filter((name) => trades.includes(name)));
      expect(trades.length).toBeGreaterThanOrEqual(2);
      expect(copy.searches).toHaveLength(5);
    }
  });

  test("no hole is left in a sentence", () => {
    const copies = JSON.stringify(genericCities.map(buildCityCopy));

    expect(copies).not.toMatch(/undefined|NaN|[.][.]| {2}|\(\)/);
  });

  test("no sentence is on two pages that a place's own note should say", () => {
    const sentences = Object.values(localNotes).flatMap((notes) =>
      [
        notes.foundations,
        notes.links,
        ...Object.values(notes.trades),
        notes.tailored ?? [],
        ...notes.notes,
      ].flat(),
    );

    expect(repeated(sentences)).toEqual([]);
  });

  test("no example speaks of a man alone", () => {
    const texts = JSON.stringify([
      Object.values(localNotes).map(({ notes, lead, first, ...rest }) => [
        notes,
        lead,
        first,
        rest,
      ]),
      dedicatedCopies,
      lahoreCopy,
    ]);

    const known = /his last weeks|had his edicts|his village of Utmanzai/g;

    expect(texts.replaceAll(known, "").match(/.{30}\b(?:he|him|his)\b.{10}/gi) ?? []).toEqual([]);
    expect(texts.match(/\b(?:she|her)\b/g)?.length).toBeGreaterThanOrEqual(5);
  });

  test("no page sends goods over a crossing that is shut", () => {
    const texts = JSON.stringify([Object.values(localNotes), dedicatedCopies]);

    expect(texts).not.toMatch(/both sides of (?:the|a) (?:border|line)|kharlachi|border trade/i);
  });

  test("a district says so, and names its main town", () => {
    expect(buildCityCopy(getCity("ghizer")).why[0]).toBe(
      "Ghizer is a district; its main town is Gahkuch.",
    );
    expect(
      genericCities
        .filter((city) => buildCityCopy(city).why[0]?.includes("is a district"))
        .map(({ slug }) => slug),
    ).toEqual(["hunza", "ghizer", "astore", "ghanche", "diamer", "kharmang", "nagar"]);
  });
});

describe("no pattern goes from town to town", () => {
  const sentences = Object.entries(localNotes).flatMap(([slug, note]) =>
    textsOf(note).flatMap(({ field, text }) =>
      text.split(/(?<=[.!?])\s+/).map((sentence) => ({ slug, field, words: openingOf(sentence) })),
    ),
  );

  test("the first six words of a sentence are on one page alone", () => {
    const slugsOf = Map.groupBy(
      sentences.filter(({ words }) => words.length >= 6),
      ({ words }) => words.slice(0, 6).join(" "),
    );
    const shared = [...slugsOf]
      .map(([opening, all]) => ({ opening, slugs: [...new Set(all.map(({ slug }) => slug))] }))
      .filter(({ slugs }) => slugs.length > 1);

    expect(shared).toEqual([]);
  });

  test("no word begins more than a third of the towns' texts of one kind, but for the article", () => {
    const towns = Object.keys(localNotes).length;
    const slugsOf = Map.groupBy(sentences, ({ field, words }) => `${field}: ${words[0] ?? ""}`);
    const frequent = [...slugsOf]
      .map(([opening, all]) => ({ opening, count: new Set(all.map(({ slug }) => slug)).size }))
      .filter(({ opening, count }) => count > towns / 3 && !/: (?:a|an|the)$/.test(opening));

    expect(frequent).toEqual([]);
  });
});

test("each line of a trade is said in a sentence, with a verb, and no note", () => {
  const lines = Object.entries(localNotes).flatMap(([slug, { trades }]) =>
    Object.values(trades).map((text) => ({ slug, text })),
  );
  const notes = lines.filter(
    ({ text }) => text.split(" ").length < 15 || !openingOf(text).some((word) => VERBS.has(word)),
  );

  expect(notes).toEqual([]);
});

/** Of these a sentence on what a page should have has one; put in what another needs. */
const VERBS = new Set(
  "is are has have can should must needs let explain give state print put show name write list post type tell publish say keep need want ask look come sell".split(
    " ",
  ),
);

function textsOf(note: LocalNotes) {
  const { lead, notes, first, matters, timing, tailored, trades, foundations, links, closing } =
    note;
  return [
    { field: "lead", text: lead },
    ...notes.map((text) => ({ field: "notes", text })),
    { field: "first", text: first },
    { field: "matters", text: matters ?? "" },
    { field: "timing", text: timing ?? "" },
    { field: "tailored", text: tailored ?? "" },
    ...Object.entries(trades).map(([field, text]) => ({ field, text })),
    { field: "foundations", text: foundations },
    { field: "links", text: links },
    { field: "closing", text: closing },
  ];
}

function openingOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
}
