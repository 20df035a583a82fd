import { AGREED_BUSINESSES, AGREED_POPULATION, defaultHeadline } from "./default-headline.ts";
import { writtenProfiles } from "./dedicated-copies.ts";
import type { WrittenProfile } from "./sections.ts";
import type { City, CityProfile } from "./schema.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { ownValue } from "#lib/own-value.ts";

/** What a city's file leaves out has the agreed default (docs/agreed.md, cities). */
export function getProfile(city: City): CityProfile {
  return buildProfile(city, ownValue(writtenProfiles, city.slug));
}

export function buildProfile(city: City, written: WrittenProfile | undefined): CityProfile {
  const { name, slug, province, lat, lon } = city;
  const { lead, headline, ...given }: Partial<WrittenProfile> = written ?? {};

  return {
    name,
    province,
    geo: { lat, lon },
    image: filePaths.socialPicture(`city-${slug}`),
    population: AGREED_POPULATION,
    businesses: AGREED_BUSINESSES,
    description:
      lead ??
      `We help businesses in ${name} to be found by the people who search for what they sell.`,
    landmarks: [`${name} Central Market`, "City Clock Tower", "Grand City Mosque"],
    industries: ["Trade", "Agriculture", "Services", "Local Manufacturing"],
    h1: headline ?? defaultHeadline(name),
    ...given,
  };
}
