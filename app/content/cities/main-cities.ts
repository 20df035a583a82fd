import type { CityCard } from "#app/content/cities/schema.ts";

/** The cities of the home page and the footer, with the figures agreed for their cards. */
export const mainCities: readonly CityCard[] = [
  { name: "Lahore", slug: "lahore", population: "11 million+" },
  { name: "Karachi", slug: "karachi", population: "15 million+" },
  { name: "Islamabad", slug: "islamabad", population: "2 million" },
  { name: "Faisalabad", slug: "faisalabad", population: "3 million+" },
  { name: "Rawalpindi", slug: "rawalpindi", population: "2 million+" },
  { name: "Multan", slug: "multan", population: "2 million+" },
  { name: "Peshawar", slug: "peshawar", population: "2 million+" },
  { name: "Quetta", slug: "quetta", population: "1 million+" },
];

export const mainCitySlugs: readonly string[] = mainCities.map(({ slug }) => slug);
