/** What each city's page says, by slug. Worked out at build. */
import {
  kindOfPage,
  readDedicated,
  readLahore,
  readNotes,
  readProfile,
  readQuestions,
  type WrittenProfile,
} from "./sections.ts";
import { fillIn } from "./fill-in.ts";
import { readCityFiles } from "./read-city-files.ts";
import type { DedicatedCopy, LahoreCopy, LocalNotes } from "./schema.ts";
import type { FaqEntry } from "#app/content/faq-entry.ts";
import type { ParsedTextFile } from "#app/content/parse-text-file.ts";

const files = readCityFiles();

/** That Lahore has no such text is said by findCityMistakes. */
const NO_FILE: ParsedTextFile = { fields: new Map(), sections: new Map(), mistakes: [] };

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
  readLahore(files.find((file) => kindOfPage(file) === "lahore") ?? NO_FILE),
);

/** The cities with questions of their own. `{city}` is the city's name. */
export const cityFaqs: Readonly<Record<string, readonly FaqEntry[]>> = Object.fromEntries(
  files
    .filter(({ sections }) => sections.has("Questions"))
    .map((file) => [file.city.slug, fillIn(readQuestions(file))]),
);

export const writtenProfiles: Readonly<Record<string, WrittenProfile>> = Object.fromEntries(
  files.map((file) => [file.city.slug, fillIn(readProfile(file))]),
);
