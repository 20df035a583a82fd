/**
 * The cities whose page is kept out of the sitemap and says noindex, each with what is missing. Take a
 * city out once somebody who knows it has filled the gap in its note (local-notes/): the page then
 * has to pass scripts/check-build/city-likeness.ts.
 */
export const unlistedCities: Readonly<Record<string, string>> = {
  tank: "no source names three places that people in Tank steer by",
  "dera-allah-yar": "no source names three places that people in Dera Allah Yar steer by",
  "usta-muhammad": "no source names three places that people in Usta Muhammad steer by",
};

export function isListed(slug: string): boolean {
  return !Object.hasOwn(unlistedCities, slug);
}
