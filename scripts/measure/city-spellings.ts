import { cityNames } from "#app/content/cities/city-names.ts";
import { otherSpellings } from "#app/content/cities/other-spellings.ts";
import { ownValue } from "#lib/own-value.ts";

/** How many cities people look for under one name, under two, and so on: [50, 31, ...]. */
export function countCitiesByNames(): readonly number[] {
  const counts: number[] = [];
  for (const { slug } of cityNames) {
    const more = ownValue(otherSpellings, slug)?.length ?? 0;
    counts[more] = (counts[more] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}
