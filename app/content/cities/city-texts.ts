/** What each city's page says, by slug. Worked out at build. */
import { caseStudies } from "#app/content/case-studies/index.ts";
import { readList } from "#app/content/cities/city-fields.ts";
import {
  kindOfPage,
  readDedicated,
  readLahore,
  readNotes,
  readQuestions,
} from "#app/content/cities/city-sections.ts";
import { readCityFiles } from "#app/content/cities/read-city-files.ts";
import type { DedicatedCopy, LahoreCopy, LocalNotes } from "#app/content/cities/schema.ts";
import type { FaqEntry } from "#app/content/faq.ts";
import { largestProject, lowestPrice, plans } from "#app/content/plans/index.ts";
import { spellNumber } from "#lib/spell-number.ts";

/** What the texts write in braces, besides {city}. */
const values: ReadonlyMap<string, string> = new Map([
  ["{cases}", spellNumber(caseStudies.length)],
  ["{packages}", spellNumber(plans.length)],
  ["{lowest price}", lowestPrice()],
  ["{largest project}", largestProject()],
]);

const files = readCityFiles();

/** The cities of the generic page. */
export const localNotes: Readonly<Record<string, LocalNotes>> = Object.fromEntries(
  files
    .filter((file) => kindOfPage(file) === "generic")
    .map((file) => [file.city.slug, fillIn(readNotes(file))]),
);

/** The cities whose page is written for them alone. Lahore's has a route of its own. */
export const dedicatedCopies: readonly DedicatedCopy[] = files
  .filter((file) => kindOfPage(file) === "dedicated")
  .map((file) => fillIn(readDedicated(file.city.slug, file)));

export const lahoreCopy: LahoreCopy = fillIn(
  readLahore(files.find((file) => kindOfPage(file) === "lahore") ?? missing("lahore.md")),
);

/** The cities with questions of their own. `{city}` is the city's name. */
export const cityFaqs: Readonly<Record<string, readonly FaqEntry[]>> = Object.fromEntries(
  files
    .filter(({ sections }) => sections.has("Questions"))
    .map((file) => [file.city.slug, fillIn(readQuestions(file))]),
);

export type WrittenProfile = {
  headline?: string;
  lead: string;
  landmarks?: string[];
  population?: string;
  businesses?: string;
  industries?: string[];
};

export const writtenProfiles: Readonly<Record<string, WrittenProfile>> = Object.fromEntries(
  files.map(({ city, fields, sections }) => {
    const optional = {
      headline: fields.get("headline"),
      landmarks: readList(fields, "landmarks"),
      population: fields.get("population"),
      businesses: fields.get("businesses"),
      industries: readList(fields, "industries"),
    };
    const given = Object.entries(optional).filter(([, value]) => value !== undefined);
    const lead = sections.get("Lead")?.paragraphs.join(" ") ?? "";
    return [city.slug, { lead, ...Object.fromEntries(given) }];
  }),
);

function fillIn<Texts>(texts: Texts): Texts {
  let json = JSON.stringify(texts);
  for (const [name, value] of values) json = json.replaceAll(name, value);
  return JSON.parse(json) as Texts;
}

function missing(file: string): never {
  throw new Error(`app/content/cities/${file} is missing, or has no section "Phases"`);
}
