import { z } from "zod";

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
  /** The group it stands under in the navigation. */
  region: regionSchema,
});

export const populationSchema = z.strictObject({
  count: z.int().positive(),
  year: z.union([z.literal(2017), z.literal(2023)]),
  /** Pakistan Bureau of Statistics, or the Planning & Development Department of Azad Jammu & Kashmir. */
  source: z.enum(["PBS", "AJK P&D"]),
  /** Which administrative bodies the figure counts. */
  covers: z.string().min(1, "say what the figure counts"),
});

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
  lat: z.number().min(23.5).max(37.1),
  lon: z.number().min(60.8).max(77.9),
  /** Left out where no trustworthy figure for the town itself was found. */
  population: populationSchema.optional(),
});

/** The card of a city on the home page. */
export const cityCardSchema = z.strictObject({
  name: z.string().min(1),
  slug: cityNameSchema.shape.slug,
  population: z.string().min(1),
});

export type Region = z.infer<typeof regionSchema>;
export type CityName = z.infer<typeof cityNameSchema>;
export type Population = z.infer<typeof populationSchema>;
export type CityFacts = Readonly<Omit<z.infer<typeof cityFactsSchema>, "population">> & {
  readonly population?: Population;
};
export type CityCard = z.infer<typeof cityCardSchema>;
/** Name and facts together. */
export type City = CityName & CityFacts;
