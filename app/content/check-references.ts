import { caseStudies } from "#app/content/case-studies/index.ts";
import { cityFacts } from "#app/content/cities/city-facts.ts";
import { cityNames } from "#app/content/cities/city-names.ts";
import { dedicatedSlugs } from "#app/content/cities/dedicated/dedicated-slugs.ts";
import { localNotes } from "#app/content/cities/local-notes/index.ts";
import { otherSpellings } from "#app/content/cities/other-spellings.ts";
import { testimonials } from "#app/content/testimonials/testimonials.ts";
import { dotMapPoints } from "#app/map/dot-map-points.ts";

/** What entries of one kind need of another; the defaults are the site's own. */
export type References = {
  cities: readonly string[];
  dedicated: readonly string[];
  facts: readonly string[];
  notes: readonly string[];
  spellings: readonly string[];
  mapPoints: readonly string[];
  testimonials: readonly { slug: string; city: string }[];
  caseStudies: readonly { slug: string; testimonial: string }[];
};

/** Every entry that names another which is not there: a line each, with file, entry and what to do. */
export function findBrokenReferences(references: References = readReferences()): string[] {
  const { cities, dedicated, facts, notes, spellings, mapPoints } = references;
  const quotes = references.testimonials.map(({ slug }) => slug);
  const noCity = "there is no such city in city-names.ts: correct the slug or take the entry out";

  return [
    ...without(cities, facts).map(tell("cities/city-facts.ts", "add its province, lat and lon")),
    ...without(cities, [...notes, ...dedicated]).map(
      tell("cities/local-notes/", "add what only somebody who knows the place would write"),
    ),
    ...without(facts, cities).map(tell("cities/city-facts.ts", noCity)),
    ...without(notes, cities).map(tell("cities/local-notes/", noCity)),
    ...without(spellings, cities).map(tell("cities/other-spellings.ts", noCity)),
    ...without(cities, mapPoints).map((slug) => {
      return `app/map/dot-map-points.ts, "${slug}": the city has no place on the map: run npm run dot-map`;
    }),
    ...references.testimonials
      .filter(({ city }) => !cities.includes(city))
      .map(({ slug, city }) =>
        tell(
          "testimonials/testimonials.ts",
          `city is "${city}": write the slug of a city, such as lahore`,
        )(slug),
      ),
    ...references.caseStudies
      .filter(({ testimonial }) => !quotes.includes(testimonial))
      .map(({ slug, testimonial }) =>
        tell(
          `case-studies/${slug}.ts`,
          `testimonial is "${testimonial}": write the slug of an entry of testimonials.ts`,
        )(slug),
      ),
  ];
}

function readReferences(): References {
  return {
    cities: cityNames.map(({ slug }) => slug),
    dedicated: dedicatedSlugs,
    facts: Object.keys(cityFacts),
    notes: Object.keys(localNotes),
    spellings: Object.keys(otherSpellings),
    mapPoints: Object.keys(dotMapPoints),
    testimonials,
    caseStudies,
  };
}

function without(slugs: readonly string[], known: readonly string[]): string[] {
  return slugs.filter((slug) => !known.includes(slug));
}

function tell(file: string, words: string) {
  return (slug: string) => `app/content/${file}, "${slug}": ${words}`;
}
