/**
 * The copy of the generic city page. What is said comes from the city's own note (local-notes/), from
 * the census, from distances and from its languages; nothing is varied for the sake of variety.
 *
 * | rule  | reads                                              | decides                                |
 * | ----- | -------------------------------------------------- | -------------------------------------- |
 * | notes | local-notes/, written by hand for each city        | all that is true of one place          |
 * | size  | the census figure                                  | how contested the first page is; audit |
 * | reach | the nearest city of a million, and its distance    | how far customers travel to buy        |
 * | words | the languages of the home, and other spellings     | keyword work                           |
 */
import { findLocalNotes } from "#app/content/cities/local-notes/index.ts";
import { cities, nearestCities, type Neighbour } from "#app/content/cities/index.ts";
import { otherSpellings } from "#app/content/cities/other-spellings.ts";
import type { City, ExampleSearch, Intent, LocalNotes } from "#app/content/cities/schema.ts";
import { distanceKm } from "#app/map/great-circle.ts";
import { groupThousands } from "#lib/group-thousands.ts";

type Titled = { title: string; text: string };

export type CityCopy = {
  metaDescription: string;
  why: string[];
  searches: ExampleSearch[];
  /** Left out where nobody has named them yet. */
  landmarks?: string[];
  stepsLead: string;
  steps: Titled[];
  trades: Titled[];
  /** In the order of the three service blocks. */
  services: { local: string; keywords: string; audit: string };
  closing: Titled;
};

/** From this figure on a city counts as one that its neighbours travel to. */
const BIG_CITY = 1_000_000;

export function buildCityCopy(city: City): CityCopy {
  const notes = findLocalNotes(city.slug);
  if (!notes) throw new Error(`app/content/cities/local-notes/ has no entry "${city.slug}"`);

  const near = nearestCities(city, 6);
  const big = nearestBigCity(city);
  const wanted = sortByIntent(notes.searches);

  return {
    metaDescription: describe(city, near),
    why: [...notes.notes, `${tellSize(city)} ${tellReach(city, big)}`],
    searches: notes.searches.map((search) => [...search]),
    ...(notes.landmarks && { landmarks: [...notes.landmarks] }),
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

/** A city's place among its region's by census, where all figures are of one year. */
export function rankInRegion(city: City): { rank: number; of: number } | undefined {
  const { population } = city;
  if (!population) return undefined;
  const rivals = cities.filter(
    (other) => other.region === city.region && other.population?.year === population.year,
  );
  const larger = rivals.filter((other) => (other.population?.count ?? 0) > population.count);
  return { rank: larger.length + 1, of: rivals.length };
}

/* meta description */

const MIN_DESCRIPTION = 120;
const MAX_DESCRIPTION = 160;

/** The longest of several true descriptions that fits what a results page shows. */
function describe({ name, province }: City, near: readonly Neighbour[]): string {
  const [first, second] = near.map((place) => `${place.name} (${km(place)})`);
  const candidates = [
    `SEO in ${name}, ${province}: what people here search for, how we work and what to fix first. Also near you: ${first} and ${second}.`,
    `SEO in ${name}, ${province}: what people here search for, how we work and what to fix first. Nearest city we serve: ${first}.`,
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
  const { name, region, population } = city;
  if (!population) return `No census figure is printed for the town of ${name} alone.`;

  const place = rankInRegion(city);
  const counted = `The ${population.year} census counted ${groupDigits(population.count)} people in ${name}`;
  return place && place.rank <= place.of / 2
    ? `${counted}, number ${place.rank} of the ${place.of} ${region} cities with a figure on our list.`
    : `${counted}.`;
}

function tellReach({ name }: City, big: Neighbour): string {
  const away = `${big.name} lies ${km(big)} away in a straight line`;

  if (big.distanceKm < 60) {
    return `${away}, close enough to lose a customer to before lunch. What keeps them in ${name}: it is in stock, at this price, now.`;
  }
  if (big.distanceKm < 150) {
    return `${away}: too far for a loaf of bread, near enough for a sofa or a surgeon.`;
  }
  if (big.distanceKm < 300) {
    return `${away}, a day's shopping trip. People would sooner buy in ${name}, and search to see if they can.`;
  }
  return `${away}, the nearest city of a million. What cannot be had in ${name} comes by courier.`;
}

function tellCompetition({ population }: City): string {
  const count = population?.count ?? 0;
  if (count >= 500_000) {
    return "At this size most first pages are contested. The way in is one area and one service at a time.";
  }
  if (count >= 200_000) {
    return "In a city of this size a few rivals have a proper site. Those are the ones to overtake.";
  }
  if (count >= 80_000) {
    return "In a town of this size people ask a friend first, then check the name on a phone.";
  }
  return "Few searches, fewer answers: a handful of good pages can keep their place here for years.";
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
  { name, slug, population }: City,
  { languages }: LocalNotes,
  near: readonly Neighbour[],
): CityCopy["services"] {
  const [first, second] = near;
  const spellings = otherSpellings[slug] ?? [];
  const alsoTyped =
    spellings.length > 0 ? ` ${name} is also looked for as ${listWords(spellings)}.` : "";

  return {
    local: `Your place on the map in ${name}, and in ${first?.name} (${first && km(first)}) or ${second?.name} (${second && km(second)}) if you deliver there.`,
    keywords: `${listWords(languages)} at home, English and Roman letters on the keyboard.${alsoTyped}`,
    audit:
      (population?.count ?? 0) >= 200_000
        ? "Over 100 data points on your site and your rivals', in order of cost."
        : "What is broken, in order of cost; on a young site, often one afternoon.",
  };
}

/* words and numbers */

function km({ distanceKm: distance }: { distanceKm: number }): string {
  return `${Math.round(distance)} km`;
}

function groupDigits(count: number): string {
  return groupThousands(count);
}

function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
