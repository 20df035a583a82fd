/**
 * The copy of the generic city page. What is said comes from the city's own note, from distances and
 * from its languages; nothing is varied for the sake of variety. Where little is known of a place its
 * page is shorter.
 */
import { localNotes } from "./dedicated-copies.ts";
import { nearestCities, type Neighbour } from "./index.ts";
import { isSameValley } from "./is-same-valley.ts";
import { otherSpellings } from "./other-spellings.ts";
import { fitsDescription, type City, type ExampleSearch, type LocalNotes } from "./schema.ts";
import { lowestPrice } from "#app/content/plans/index.ts";
import { ownValue } from "#lib/own-value.ts";

type Titled = { title: string; text: string };

export type CityCopy = {
  metaDescription: string;
  why: string[];
  searches: ExampleSearch[];
  steps: Titled[];
  trades: Titled[];
  /** In the order of the three service blocks. */
  services: { local: string; keywords: string; audit: string };
  closing: Titled;
};

/** Within it a shop may deliver to the next city, and its customers may shop there. */
const NEAR_KM = 60;

export function buildCityCopy(city: City): CityCopy {
  const notes = ownValue(localNotes, city.slug);
  if (!notes) throw new Error(`app/content/cities/${city.slug}.md is no text for an ordinary page`);

  const near = nearestCities(city, 6);

  return {
    metaDescription: describe(city, notes),
    why: [...tellDistrict(city), ...notes.notes],
    searches: notes.searches.map((search) => [...search]),
    steps: [
      {
        title: "First",
        text: `Our SEO services in ${city.name} begin with ${notes.first}.`,
      },
      { title: "Foundations", text: notes.foundations },
      {
        title: "Content and place",
        text: `The way to you from ${listWords(notes.landmarks, "or")}.`,
      },
      { title: "Who can link to you", text: notes.links },
    ],
    trades: [
      { title: "Trade", text: notes.trades.trade },
      { title: "Agriculture", text: notes.trades.agriculture },
      { title: "Services", text: notes.trades.services },
      { title: "Local Manufacturing", text: notes.trades.manufacturing },
    ],
    services: buildServices(city, notes, near),
    closing: {
      title: `See how ${city.name} sees you`,
      text: "Send your website: a person answers with what to fix first.",
    },
  };
}

/** Some names on the list are districts. */
function tellDistrict({ name, mainTown }: City): string[] {
  return mainTown ? [`${name} is a district; its main town is ${mainTown}.`] : [];
}

/* meta description */

/**
 * The longest of several true descriptions that fits what a results page shows: the service and the
 * place, what is particular about the place, then the price.
 */
function describe({ name, province }: City, { headline, lead }: LocalNotes): string {
  const [first = ""] = lead.split(/(?<=[.?!])\s/);
  const price = `From ${lowestPrice()} a month`;
  const [longest] = [
    `SEO in ${name}, ${province}. ${lead} ${price}.`,
    `SEO in ${name}, ${province}. ${first} ${price}. Ask for a free audit of your site.`,
    `SEO in ${name}, ${province}. ${first} ${price}, free audit first.`,
    `SEO in ${name}. ${first} ${price}, free audit first.`,
    `SEO in ${name}. ${first} Ask for a free audit.`,
    ...(headline
      ? [
          `${headline.replace(name, `${name}, ${province}`)}. ${price}. Ask for a free audit of your site.`,
        ]
      : []),
  ]
    .filter(fitsDescription)
    .toSorted((a, b) => b.length - a.length);
  if (!longest)
    throw new Error(`${name}: the first sentence of the lead is too long for a description`);
  return longest;
}

/* the three service blocks */

function buildServices(
  city: City,
  { languages }: LocalNotes,
  near: readonly Neighbour[],
): CityCopy["services"] {
  const { name, slug } = city;
  const spellings = ownValue(otherSpellings, slug) ?? [];
  const neighbours = withinReach(city, near).slice(0, 2);

  return {
    local:
      neighbours.length === 0
        ? `The map of ${name}.`
        : `The map of ${name}, and of ${neighbours.map((place) => place.name).join(" or ")} if you deliver there.`,
    keywords: [
      `${listWords(languages)} spoken, Roman Urdu and English typed.`,
      ...(spellings.length > 0 ? [`${name} is also looked for as ${listWords(spellings)}.`] : []),
    ].join(" "),
    audit: "What to fix, in order of cost.",
  };
}

/** The neighbours that a shop here may deliver to: near, and not across a range. */
function withinReach(city: City, near: readonly Neighbour[]): readonly Neighbour[] {
  return near.filter((other) => other.distanceKm <= NEAR_KM && isSameValley(city, other));
}

function listWords(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
