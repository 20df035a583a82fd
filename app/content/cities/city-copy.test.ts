import { describe, expect, test } from "vitest";

import { buildCityCopy, nearestBigCity, rankInRegion } from "#app/content/cities/city-copy.ts";
import { agreedCities } from "#tests/support/agreed-cities.ts";
import { dedicatedSlugs } from "#app/content/cities/dedicated/dedicated-slugs.ts";
import { dedicatedCopies } from "#app/content/cities/dedicated/index.ts";
import { lahoreCopy } from "#app/content/cities/dedicated/lahore.ts";
import { cityFaqs, defaultFaq, getCityFaq } from "#app/content/cities/faqs.ts";
import { cities, getCity } from "#app/content/cities/index.ts";
import { localNotes } from "#app/content/cities/local-notes/index.ts";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { getProfile } from "#app/content/cities/profiles.ts";

const genericCities = cities.filter(({ slug }) => !dedicatedSlugs.includes(slug));
const countedIn = (region: string) =>
  cities.filter((city) => city.region === region && city.population);
const larger = (slug: string) =>
  countedIn(getCity(slug).region).filter(
    ({ population }) =>
      (population?.count ?? 0) > (getCity(slug).population?.count ?? 0) &&
      population?.year === getCity(slug).population?.year,
  );
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

  test("every other city gets the defaults, Muzaffarabad too", () => {
    const others = cities.filter(({ slug }) => !mainCities.some((card) => card.slug === slug));

    expect(others.map(({ slug }) => slug)).toContain("muzaffarabad");
    for (const city of others) {
      expect(getProfile(city)).toMatchObject({
        population: "Growing",
        businesses: "Numerous",
        landmarks: [`${city.name} Central Market`, "City Clock Tower", "Grand City Mosque"],
        industries: ["Trade", "Agriculture", "Services", "Local Manufacturing"],
      });
    }
  });

  test("of the agreed cities eight of Gilgit-Baltistan keep the default headline, all others have their own", () => {
    const withDefault = cities.filter(
      (city) =>
        agreedCities.includes(city.slug) &&
        getProfile(city).h1 === `Rank Higher, Grow Faster: Expert SEO Services in ${city.name}`,
    );

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

  test("no two headlines are the same, and the written ones leave room for the brand", () => {
    const headlines = cities.map((city) => getProfile(city).h1);

    expect(repeated(headlines)).toEqual([]);
    expect(headlines.filter((h1) => !h1.startsWith("Rank Higher") && h1.length > 47)).toEqual([]);
  });
});

describe("questions", () => {
  test("each city with a page of its own and Gilgit have a set of three, and so has the default", () => {
    expect(Object.keys(cityFaqs)).toEqual(expect.arrayContaining([...dedicatedSlugs, "gilgit"]));
    for (const entries of [...Object.values(cityFaqs), defaultFaq]) expect(entries).toHaveLength(3);
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
    expect(different?.answer).toMatch(/Pakistani market.*data.*tailored/);
  });
});

describe("generic copy", () => {
  test.each(genericCities)("$name: 120 to 160 characters describe the page", (city) => {
    const { length } = buildCityCopy(city).metaDescription;

    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(160);
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

  test("four paragraphs, four steps, the four default industries, five searches", () => {
    for (const city of genericCities) {
      const copy = buildCityCopy(city);
      expect(copy.why).toHaveLength(4);
      expect(copy.steps).toHaveLength(4);
      expect(copy.trades.map(({ title }) => title)).toEqual(getProfile(city).industries);
      expect(copy.searches).toHaveLength(5);
    }
  });

  test("no hole is left in a sentence", () => {
    const copies = JSON.stringify(genericCities.map(buildCityCopy));

    expect(copies).not.toMatch(/undefined|NaN|[.][.]| {2}|\(\)/);
  });

  test("the census speaks only where it counted", () => {
    expect(buildCityCopy(getCity("sargodha")).why[2]).toContain("975,886");
    expect(buildCityCopy(getCity("mirpur")).why[2]).toMatch(/^The 2017 census counted 124,352/);
    expect(buildCityCopy(getCity("skardu")).why[2]).toMatch(/^No census figure/);
    expect(buildCityCopy(getCity("parachinar")).why[2]).toMatch(/^No census figure/);
  });

  test("a city of a million is named with its distance", () => {
    expect(nearestBigCity(getCity("sargodha"))).toMatchObject({ slug: "faisalabad" });
    expect(nearestBigCity(getCity("gujranwala"))).toMatchObject({ slug: "lahore" });
  });

  test("ranks compare figures of one census only", () => {
    for (const slug of ["gujranwala", "mirpur"]) {
      const { year } = getCity(slug).population ?? {};
      expect(rankInRegion(getCity(slug))).toEqual({
        rank: larger(slug).length + 1,
        of: countedIn(getCity(slug).region).filter(({ population }) => population?.year === year)
          .length,
      });
    }
    expect(larger("gujranwala").map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["lahore", "faisalabad", "rawalpindi"]),
    );
    expect(rankInRegion(getCity("hunza"))).toBeUndefined();
  });
});
