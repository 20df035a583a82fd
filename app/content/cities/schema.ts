import { z } from "zod";

import { site } from "#lib/site/site.ts";
import { measureText } from "#engine/text-width/measure-text.ts";
import { yardstick } from "#engine/text-width/snippet-limits.ts";

export const regionSchema = z.enum([
  "Punjab",
  "Sindh",
  "KPK",
  "Balochistan",
  "AJK",
  "Gilgit-Baltistan",
]);

/** A city as the navigation names it. */
export const cityNameSchema = z.strictObject({
  name: z.string().min(1, "the city needs a name"),
  /** The name in lower case, spaces as hyphens, dots left out: D.G. Khan is dg-khan. */
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "lower case letters and single hyphens only"),
  /** Its group in the navigation. */
  region: regionSchema,
});

export const populationSchema = z.strictObject({
  count: z.int().positive(),
  year: z.union([z.literal(2017), z.literal(2023)]),
  /** Pakistan Bureau of Statistics, or the Planning & Development Department of Azad Jammu & Kashmir. */
  source: z.enum(["PBS", "AJK P&D"]),
  /** Which administrative bodies the figure counts. */
  covers: z.string().min(1, "say what the figure counts"),
  /** The same census for a larger area that visitors take for the city. */
  wider: z.strictObject({ count: z.int().positive(), covers: z.string().min(1) }).optional(),
});

/** A coordinate within Pakistan's bounds. */
function degrees(name: string, least: number, most: number) {
  const words = `write the ${name} of a place in Pakistan, a number from ${least} to ${most}`;
  return z.number().min(least, words).max(most, words);
}

export const cityFactsSchema = z.strictObject({
  province: z.enum([
    "Punjab",
    "Sindh",
    "Khyber Pakhtunkhwa",
    "Balochistan",
    "Capital Territory",
    "Azad Jammu & Kashmir",
    "Gilgit-Baltistan",
  ]),
  lat: degrees("latitude", 23.5, 37.1),
  lon: degrees("longitude", 60.8, 77.9),
  /** Left out where no trustworthy figure for the town itself was found. */
  population: populationSchema.optional(),
  /** Where the name is a district's and no town's. */
  mainTown: z.string().min(3).optional(),
  /** Who gives the position, where it is not GeoNames. */
  positionFrom: z.string().min(3).optional(),
});

/** The card of a city on the home page. */
export const cityCardSchema = z.strictObject({
  name: z.string().min(1),
  slug: cityNameSchema.shape.slug,
  population: z.string().min(1),
});

/** Begins with the service and the place, and fits a results page together with the brand. */
const headlineSchema = z
  .string()
  .regex(/^SEO in .+: ./, 'begin with "SEO in", the city and a colon')
  .refine(fitsTitle, "too wide for a results page: write a shorter line");
const sentences = z.string().min(40, "write at least one whole sentence");

export const cityProfileSchema = z.strictObject({
  name: z.string().min(1),
  province: cityFactsSchema.shape.province,
  /** Path of the 1200x630 picture. */
  image: z.string().startsWith("/"),
  geo: z.strictObject({ lat: z.number(), lon: z.number() }),
  population: z.string().min(1),
  /** Where the agreed figure and the census differ: what the first counts. */
  populationNote: z.string().min(1).optional(),
  businesses: z.string().min(1),
  description: sentences,
  landmarks: z.array(z.string().min(1)).length(3, "name three landmarks"),
  industries: z.array(z.string().min(1)).length(4, "name four industries"),
  h1: z.string().min(20),
});

/** What a searcher is about to do. */
export const intentSchema = z.enum(["buy", "go", "compare", "landmark", "learn"]);

export const exampleSearchSchema = z.tuple([z.string().min(8), intentSchema]);

const roadSchema = z.strictObject({
  km: z.number('write the field "road from Lahore" as "590 km, 9 hours"').positive(),
  hours: z.number('write the field "road from Lahore" as "590 km, 9 hours"').min(0.5).max(40),
});

/** What a visit to a client costs, and who is the contact where none of us speaks the language. */
export const visitTermsSchema = z.strictObject({
  /** The name of an author. */
  contact: z.string().min(3),
  pkrPerKm: z.number().positive(),
  pkrPerNight: z.number().positive(),
  /** Up to so many hours each way a visit needs no night. */
  dayTripHours: z.number().positive(),
  /** At the wheel, at most. */
  hoursADay: z.number().positive(),
});

/** What only somebody who knows the place would write; everything else follows from data. */
export const localNotesSchema = z.strictObject({
  /** Left out where the default headline is agreed (docs/agreed.md, cities). */
  headline: headlineSchema.optional(),
  lead: z.string().min(60).max(220, "the lead has at most 220 characters"),
  /** Spoken at home, besides the Urdu of school and office. */
  languages: z.array(z.string().min(1)).min(1),
  notes: z.array(sentences).length(2, "write two paragraphs on the place"),
  searches: z.array(exampleSearchSchema).length(5, "give five example searches"),
  /** Completes "In {city} it begins with …". */
  first: z.string().min(60).regex(/[^.]$/, "no full stop at the end: it ends inside a sentence"),
  /** Real ones, as people here say them; what is not common knowledge has a source in the same file. */
  landmarks: z.array(z.string().min(3)).length(3, "name three landmarks"),
  /** From where people here explain the way: streets, squares, gates; no lake, ridge or fort. With the article. */
  directions: z.array(z.string().min(3)).min(1, "name a place to give directions from"),
  /** From our office by car, about. */
  road: roadSchema,
  /** Answers "Why does local SEO matter in {city}?". Left out where the city has its own questions. */
  matters: z.string().min(120).max(330, "the answer has at most 330 characters").optional(),
  /** What the time to results depends on here; follows the agreed times. */
  timing: sentences.optional(),
  /** What the campaign does here and not elsewhere: the end of the answer on what sets us apart. Left out where the city has its own questions. */
  tailored: sentences.optional(),
  /** What a business of each agreed industry should put on its page here; where nothing is known, none. */
  trades: z
    .strictObject({
      trade: sentences.optional(),
      agriculture: sentences.optional(),
      services: sentences.optional(),
      manufacturing: sentences.optional(),
    })
    .refine(
      (trades) => Object.values(trades).filter((text) => text !== undefined).length >= 2,
      "write at least two of the four trades",
    ),
  /** The second step: what a site here needs first. */
  foundations: sentences,
  /** The fourth step: who here has a reason to link, and a website. */
  links: sentences,
  /** Under "See how {city} sees you". */
  closing: sentences,
});

/** Whether a results page shows the whole of a title together with the brand. */
export function fitsTitle(title: string): boolean {
  const { font, limitPx } = yardstick.title;
  return measureText(`${title} | ${site.name}`, font) <= limitPx;
}

/** Whether a results page shows the whole of a description. */
export function fitsDescription(text: string): boolean {
  const { font, limitPx } = yardstick.description;
  return measureText(text, font) <= limitPx;
}

const titledText = z.strictObject({ title: z.string().min(1), text: sentences });

/** The copy of a city that has a page of its own. */
export const dedicatedCopySchema = z.strictObject({
  slug: cityNameSchema.shape.slug,
  description: z
    .string()
    .min(110, "a description has at least 110 characters")
    .refine(fitsDescription, "too wide for a results page: write a shorter description"),
  intro: z.strictObject({
    title: z.string().min(1),
    paragraphs: z.array(sentences).min(2),
    /** An article that goes deeper. */
    read: z.strictObject({ text: z.string().min(1), post: z.string().min(1) }),
  }),
  searches: z.array(exampleSearchSchema).length(5, "give five example searches"),
  languages: sentences,
  industriesTitle: z.string().min(1),
  industries: z
    .array(titledText.extend({ search: z.string().min(8) }))
    .length(3, "name three industries"),
  districtsTitle: z.string().min(1),
  districts: z.array(z.strictObject({ name: z.string().min(1), text: sentences })).min(4),
  methodTitle: z.string().min(1),
  methodLead: sentences,
  method: z.array(titledText).length(4, "the method has four steps"),
  closing: titledText,
});

/** Lahore's page has more sections than the others, in an order of its own. */
export const lahoreCopySchema = z.strictObject({
  description: dedicatedCopySchema.shape.description,
  why: z.strictObject({ title: z.string().min(1), paragraphs: z.array(sentences).min(2) }),
  searches: dedicatedCopySchema.shape.searches,
  phases: z.array(titledText).length(4, "the process has four phases"),
  serviceNotes: z.record(z.string(), sentences),
  industries: z
    .array(titledText.extend({ search: z.string().min(8) }))
    .length(6, "name six industries"),
  capabilities: z.array(titledText).length(8, "name eight capabilities"),
  reasons: z.array(titledText).min(3),
  closing: titledText,
});

export type Region = z.infer<typeof regionSchema>;
export type CityName = z.infer<typeof cityNameSchema>;
export type Population = Omit<z.infer<typeof populationSchema>, "wider"> & {
  readonly wider?: { readonly count: number; readonly covers: string };
};
export type CityFacts = Readonly<
  Omit<z.infer<typeof cityFactsSchema>, "population" | "mainTown" | "positionFrom">
> & {
  readonly population?: Population;
  readonly mainTown?: string;
  readonly positionFrom?: string;
};
export type CityCard = z.infer<typeof cityCardSchema>;
export type CityProfile = Omit<z.infer<typeof cityProfileSchema>, "populationNote"> & {
  populationNote?: string;
};
export type Intent = z.infer<typeof intentSchema>;
export type ExampleSearch = z.infer<typeof exampleSearchSchema>;
export type VisitTerms = z.infer<typeof visitTermsSchema>;
export type Road = z.infer<typeof roadSchema>;
type ParsedNotes = z.infer<typeof localNotesSchema>;
type Omissible = "headline" | "matters" | "timing" | "tailored" | "trades";
export type Trade = keyof ParsedNotes["trades"];
export type LocalNotes = Omit<ParsedNotes, Omissible> & {
  trades: Partial<Record<Trade, string>>;
  headline?: string;
  matters?: string;
  timing?: string;
  tailored?: string;
};
export type DedicatedCopy = z.infer<typeof dedicatedCopySchema>;
export type LahoreCopy = z.infer<typeof lahoreCopySchema>;
/** Name and facts together. */
export type City = CityName & CityFacts;
