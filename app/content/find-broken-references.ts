import { caseStudies } from "#app/content/case-studies/index.ts";
import { cityNames } from "#app/content/cities/city-names.ts";
import { testimonials } from "#app/content/testimonials/testimonials.ts";

/** What entries of one kind need of another; the defaults are the site's own. */
export type References = {
  cities: readonly string[];
  testimonials: readonly { slug: string; city: string }[];
  caseStudies: readonly { slug: string; testimonial: string }[];
};

/** Every entry that names another which is not there: a line each, with file, entry and what to do. */
export function findBrokenReferences(references: References = readReferences()): string[] {
  const { cities } = references;
  const quotes = references.testimonials.map(({ slug }) => slug);

  return [
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
    testimonials,
    caseStudies,
  };
}

function tell(file: string, words: string) {
  return (slug: string) => `app/content/${file}, "${slug}": ${words}`;
}
