/** What is agreed for a city whose file says nothing else (docs/agreed.md, cities). */
export const AGREED_POPULATION = "Growing";
export const AGREED_BUSINESSES = "Numerous";

/** The cities that keep it. As a title it is wider than a results page shows: docs/agreed.md, city pages. */
export const DEFAULT_HEADLINE_SLUGS: readonly string[] = [
  "hunza",
  "chilas",
  "ghizer",
  "astore",
  "ghanche",
  "diamer",
  "kharmang",
  "nagar",
];

export function defaultHeadline(cityName: string): string {
  return `Rank Higher, Grow Faster: Expert SEO Services in ${cityName}`;
}
