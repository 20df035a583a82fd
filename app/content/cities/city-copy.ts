/**
 * The copy of the generic city page. What is said comes from the city's own note (local-notes/), from
 * the census, from distances and from its languages; nothing is varied for the sake of variety.
 *
 * | rule  | reads                                              | decides                                |
 * | ----- | -------------------------------------------------- | -------------------------------------- |
 * | notes | local-notes/, written by hand for each city        | all that is true of one place          |
 * | size  | the census figure                                  | how contested the first page is; audit |
 * | reach | the nearest city of a million, and its distance    | what is said of it                     |
 * | near  | distances, and the ranges between (mountain-roads) | neighbours that one may deliver to     |
 * | words | the languages of the home, and other spellings     | keyword work                           |
 */
import { findLocalNotes } from "#app/content/cities/local-notes/index.ts";
import { cities, nearestCities, type Neighbour } from "#app/content/cities/index.ts";
import { isAmongMountains, isSameValley } from "#app/content/cities/mountain-roads.ts";
import { otherSpellings } from "#app/content/cities/other-spellings.ts";
import type { City, ExampleSearch, Intent, LocalNotes } from "#app/content/cities/schema.ts";
import { distanceKm } from "#app/map/great-circle.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { ownValue } from "#lib/own-value.ts";

type Titled = { title: string; text: string };

export type CityCopy = {
  metaDescription: string;
  why: string[];
  searches: ExampleSearch[];
  landmarks: string[];
  stepsLead: string;
  steps: Titled[];
  trades: Titled[];
  /** In the order of the three service blocks. */
  services: { local: string; keywords: string; audit: string };
  closing: Titled;
};

/** From this figure on a city counts as one that its neighbours travel to. */
const BIG_CITY = 1_000_000;

/** From this figure on nearly everything is to be had in the place itself. */
const LARGE_TOWN = 200_000;

/** Within it a shop may deliver to the next city, and its customers may shop there. */
const NEAR_KM = 60;

/** Within it a large town's people may still drive to the big city and back in a day. */
const DAY_TRIP_KM = 150;

export function buildCityCopy(city: City): CityCopy {
  const notes = findLocalNotes(city.slug);
  if (!notes) throw new Error(`app/content/cities/local-notes/ has no entry "${city.slug}"`);

  const near = nearestCities(city, 6);
  const big = nearestBigCity(city);
  const wanted = sortByIntent(notes.searches);

  return {
    metaDescription: describe(city, near),
    why: [...notes.notes, [tellSize(city), ...tellReach(city, big)].join(" ")],
    searches: notes.searches.map((search) => [...search]),
    landmarks: [...notes.landmarks],
    stepsLead: tellCompetition(city),
    steps: buildSteps(notes, wanted, near, big),
    trades: [
      { title: "Trade", text: notes.trades.trade },
      { title: "Agriculture", text: notes.trades.agriculture },
      { title: "Services", text: notes.trades.services },
      { title: "Local Manufacturing", text: notes.trades.manufacturing },
    ],
    services: buildServices(city, notes, near),
    closing: {
      title: `See how ${city.name} sees you`,
      text: `Send your website address. A person searches for “${wanted[2]}” and writes back with the three things to fix first.`,
    },
  };
}

/** The nearest other city of a million people or more by census. */
export function nearestBigCity(city: City): Neighbour {
  const big = cities.filter(({ population }) => (population?.count ?? 0) >= BIG_CITY);
  const [nearest] = big
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({ ...other, distanceKm: distanceKm(city, other) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
  if (!nearest) throw new Error("no city of a million is known");
  return nearest;
}

/** A city's place among its province's by census, where all figures are of one year. */
export function rankInProvince(city: City): { rank: number; of: number } | undefined {
  const { population, province } = city;
  if (!population) return undefined;
  const rivals = cities.filter(
    (other) => other.province === province && other.population?.year === population.year,
  );
  const larger = rivals.filter((other) => (other.population?.count ?? 0) > population.count);
  return { rank: larger.length + 1, of: rivals.length };
}

/* meta description */

const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 160;

/** The longest of several true descriptions that fits what a results page shows. */
function describe(city: City, near: readonly Neighbour[]): string {
  const { name, province } = city;
  const [first, second] = withinReach(city, near).map((place) => `${place.name} (${km(place)})`);
  const [nearest] = near.map((place) => `${place.name} (${km(place)})`);
  const candidates = [
    ...(second === undefined
      ? []
      : [
          `SEO in ${name}, ${province}: what people here search for, how we work and what to fix first. Also near you: ${first} and ${second}.`,
        ]),
    `SEO in ${name}, ${province}: what people here search for, how we work and what to fix first. Nearest city we serve: ${nearest}.`,
    `SEO in ${name}, ${province}: what people here search for, how we work, and what we would fix first. Ask for a free audit.`,
    `SEO in ${name}: what people here search for, how we work, and what we would fix first. Ask for a free audit today.`,
  ];
  const fitting = candidates.find(
    ({ length }) => length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION,
  );
  if (!fitting) throw new Error(`no description of ${name} has 120 to 160 characters`);
  return fitting;
}

/* size and reach */

function tellSize(city: City): string {
  const { name, province, population } = city;
  if (!population) return `No census figure is printed for the town of ${name} alone.`;

  const place = rankInProvince(city);
  const counted = `The ${population.year} census counted ${groupThousands(population.count)} people in ${name}`;
  return place && place.rank <= place.of / 2
    ? `${counted}, number ${place.rank} of the ${place.of} cities of ${province} on our list.`
    : `${counted}.`;
}

/** What the next city of a million means here: nothing is said of a way that nobody here has driven. */
function tellReach(city: City, big: Neighbour): string[] {
  const isMountainRoad = isAmongMountains(city);

  if (big.distanceKm < NEAR_KM && !isMountainRoad) {
    return [
      `${big.name} lies ${km(big)} away in a straight line, close enough to lose a customer to before lunch.`,
    ];
  }
  if (big.distanceKm < DAY_TRIP_KM && !isMountainRoad && countOf(city) >= LARGE_TOWN) return [];
  return [
    `${big.name}, the nearest big city, is ${km(big)} away in a straight line and more by road.`,
  ];
}

function tellCompetition(city: City): string {
  const count = countOf(city);
  if (count >= 500_000) {
    return "At this size most first pages are contested. The way in is one area and one service at a time.";
  }
  if (count >= LARGE_TOWN) {
    return "In a city of this size a few rivals have a proper site. Those are the ones to look at first.";
  }
  if (count >= 80_000) {
    return "In a town of this size people ask a friend first, then check the name on a phone.";
  }
  return "Few pages from here answer what people search for.";
}

function countOf({ population }: City): number {
  return population?.count ?? 0;
}

/* the four steps */

/** Who is about to spend comes first. */
const INTENTS: readonly Intent[] = ["buy", "compare", "go", "landmark", "learn"];

function sortByIntent(searches: LocalNotes["searches"]): string[] {
  return searches
    .toSorted(([, a], [, b]) => INTENTS.indexOf(a) - INTENTS.indexOf(b))
    .map(([query]) => query);
}

function buildSteps(
  notes: LocalNotes,
  wanted: readonly string[],
  near: readonly Neighbour[],
  big: Neighbour,
): Titled[] {
  const [first, second] = near;
  const elsewhere =
    first && big.slug !== first.slug
      ? `${first.name} and ${big.name}`
      : `${first?.name} and ${second?.name}`;

  return [
    {
      title: "Audit",
      text: `We read your site and listings, then search as if from ${elsewhere}.`,
    },
    { title: "Foundations", text: notes.foundations },
    {
      title: "Content and place",
      text: `First a page for “${wanted[0]}” and one for “${wanted[1]}”, or for what your own customers type.`,
    },
    { title: "Authority: who can link to you", text: notes.links },
  ];
}

/* the three service blocks */

function buildServices(
  city: City,
  { languages }: LocalNotes,
  near: readonly Neighbour[],
): CityCopy["services"] {
  const { name, slug } = city;
  const spellings = ownValue(otherSpellings, slug) ?? [];
  const alsoTyped =
    spellings.length > 0 ? ` ${name} is also looked for as ${listWords(spellings)}.` : "";
  const neighbours = withinReach(city, near)
    .slice(0, 2)
    .map((place) => place.name);

  return {
    local:
      neighbours.length === 0
        ? `Your place on the map in ${name}.`
        : `Your place on the map in ${name}, and in ${neighbours.join(" or ")} if you deliver there.`,
    keywords: `Words in ${listWords(languages)}, as customers type them.${alsoTyped}`,
    audit:
      countOf(city) >= LARGE_TOWN
        ? "Over 100 data points on your site and your rivals', in order of cost."
        : "What is broken, in order of cost: on a small site, often an afternoon's work.",
  };
}

/** The neighbours that a shop here may deliver to: near, and not across a range. */
function withinReach(city: City, near: readonly Neighbour[]): readonly Neighbour[] {
  return near.filter((other) => other.distanceKm <= NEAR_KM && isSameValley(city, other));
}

function km({ distanceKm: distance }: { distanceKm: number }): string {
  return `${Math.round(distance)} km`;
}

function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
