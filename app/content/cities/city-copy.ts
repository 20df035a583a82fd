/**
 * The copy of the generic city page. What is said comes from the city's own note, and from data on
 * who we are and how far away; nothing is varied for the sake of variety. Where little is known of a place its
 * page is shorter.
 */
import { localNotes } from "./dedicated-copies.ts";
import { buildAgencyInCity } from "./agency-in-city.ts";
import { otherSpellings } from "./other-spellings.ts";
import {
  fitsDescription,
  type City,
  type ExampleSearch,
  type LocalNotes,
  type Trade,
} from "./schema.ts";
import { lowestPrice } from "#app/content/plans/index.ts";
import { ownValue } from "#lib/own-value.ts";

type Titled = { title: string; text: string };

export type CityCopy = {
  metaDescription: string;
  why: string[];
  searches: ExampleSearch[];
  steps: Titled[];
  trades: Titled[];
  /** What ours would be here. */
  agency: Titled[];
  closing: Titled;
};

const and = new Intl.ListFormat("en-GB");

const TRADES: readonly (readonly [Trade, string])[] = [
  ["trade", "Trade"],
  ["agriculture", "Agriculture"],
  ["services", "Services"],
  ["manufacturing", "Local Manufacturing"],
];

export function buildCityCopy(city: City): CityCopy {
  const notes = ownValue(localNotes, city.slug);
  if (!notes) throw new Error(`app/content/cities/${city.slug}.md is no text for an ordinary page`);

  return {
    metaDescription: describe(city, notes),
    why: [...tellDistrict(city), ...notes.notes, ...tellSpellings(city)],
    searches: notes.searches.map((search) => [...search]),
    steps: [
      {
        title: "First",
        text: `Our SEO services in ${city.name} begin with ${notes.first}.`,
      },
      { title: "Foundations", text: notes.foundations },
      {
        title: "The way to your door",
        text: `From ${and.format(notes.directions)}.`,
      },
      { title: "Who can link to you", text: notes.links },
    ],
    trades: TRADES.flatMap(([trade, title]) => {
      const text = notes.trades[trade];
      return text ? [{ title, text }] : [];
    }),
    agency: buildAgencyInCity(city, notes),
    closing: {
      title: `See how ${city.name} sees you`,
      text: notes.closing,
    },
  };
}

/** Some names on the list are districts. */
function tellDistrict({ name, mainTown }: City): string[] {
  return mainTown ? [`${name} is a district; its main town is ${mainTown}.`] : [];
}

/** Other names and spellings that people type. */
function tellSpellings({ name, slug }: City): string[] {
  const spellings = ownValue(otherSpellings, slug) ?? [];
  return spellings.length > 0 ? [`${name} is also typed ${and.format(spellings)}.`] : [];
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
