import { CITY_FIELDS } from "./city-fields.ts";
import {
  kindOfPage,
  readDedicated,
  readLahore,
  readNotes,
  readProfile,
  readQuestions,
  readSourceLines,
  SECTIONS,
  type PageKind,
} from "./sections.ts";
import { citySlug } from "./city-slug.ts";
import { fillIn } from "./fill-in.ts";
import { buildProfile } from "./get-profile.ts";
import { readCityFiles, type CityFile } from "./read-city-files.ts";
import {
  cityFactsSchema,
  cityNameSchema,
  cityProfileSchema,
  dedicatedCopySchema,
  lahoreCopySchema,
  localNotesSchema,
} from "./schema.ts";
import { findEntryMistakes } from "#app/content/parse-entries.ts";
import { parseSource } from "#app/content/source.ts";
import type { z } from "zod";

/** What a writer calls the fields of the schemas. */
const written: ReadonlyMap<string, string> = new Map([
  ["lat", "latitude"],
  ["lon", "longitude"],
  ["population.count", "people"],
  ["population.year", "census"],
  ["population.source", "counted by"],
  ["population.covers", "counted"],
  ["languages", "spoken"],
  ["lead", '"Lead"'],
  ["notes", '"Place"'],
  ["searches", '"Searches"'],
  ["first", '"First"'],
  ["matters", '"Why search matters"'],
  ["timing", '"Timing"'],
  ["directions", "directions from"],
  ["road", "road from Lahore"],
  ["road.km", "road from Lahore"],
  ["road.hours", "road from Lahore"],
  ["tailored", '"Tailored"'],
  ["trades", "the trades"],
  ["trades.trade", '"Trade"'],
  ["trades.agriculture", '"Agriculture"'],
  ["trades.services", '"Services"'],
  ["trades.manufacturing", '"Local Manufacturing"'],
  ["foundations", '"Foundations"'],
  ["links", '"Links"'],
  ["closing", '"Closing"'],
]);

/** The mistakes in the cities' files, a line each: the file, the field or section, and what to write. */
export function findCityMistakes(files: readonly CityFile[] = readCityFiles()): string[] {
  return files.flatMap((file) =>
    (isWithoutPhases(file)
      ? ['there is no section "Phases": write "## Phases" above the phases of the work']
      : [
          ...file.mistakes,
          ...checkNames(file),
          ...checkQuestions(file),
          ...checkSources(file),
          ...checkSchemas(file),
        ]
    ).map((mistake) => `app/content/cities/${file.file}: ${mistake}`),
  );
}

/** Its phases tell Lahore's page from others, so without them everything else would look wrong. */
function isWithoutPhases(file: CityFile): boolean {
  return file.city.slug === "lahore" && kindOfPage(file) !== "lahore";
}

function checkNames(file: CityFile): string[] {
  const { city, fields, sections } = file;
  const known: readonly string[] = [...SECTIONS.every, ...SECTIONS[kindOfPage(file)]];
  const fits = citySlug(city.name);
  return [
    ...[...fields.keys()]
      .filter((key) => !CITY_FIELDS.includes(key))
      .map((key) => `there is no field "${key}": README.md lists them`),
    ...[...sections.keys()]
      .filter((name) => !known.includes(name))
      .map((name) => `there is no section "${name}": write one of ${known.join(", ")}`),
    ...(fits === city.slug ? [] : [`name is "${city.name}": call the file ${fits}.md`]),
  ];
}

function checkQuestions(file: CityFile): string[] {
  const kind = kindOfPage(file);
  const wanted = kind === "lahore" ? 5 : 3;
  if (kind === "generic" && !file.sections.has("Questions")) return [];
  const questions = readQuestions(file);
  return questions.length === wanted && questions.every(({ answer }) => answer !== "")
    ? []
    : [`"Questions": write ${wanted} questions, each with its answer`];
}

function checkSources(file: CityFile): string[] {
  const landmarks = file.fields.get("landmarks")?.split(/\s*;\s*/) ?? [];
  const ofLandmarks = readSourceLines(file, "Sources of landmarks");
  const all = [...ofLandmarks, ...readSourceLines(file, "Sources of facts")];
  return [
    ...ofLandmarks
      .map((line) => line.split(": ")[0] ?? "")
      .filter((said) => !landmarks.includes(said))
      .map((said) => `"Sources of landmarks": ${said} is none of the landmarks`),
    ...all
      .filter((line) => parseSource(line) === undefined)
      .map(
        (line) =>
          `sources: "${line}": write what is said, a colon, the address of the page that says it, and in brackets the day you read it, as 2026-11-23`,
      ),
  ];
}

function checkSchemas(file: CityFile): string[] {
  const { slug, name, region } = file.city;
  const kind = kindOfPage(file);
  const profile = buildProfile({ ...file.city, ...file.facts }, readProfile(file));
  const texts: Record<PageKind, () => string[]> = {
    generic: () => judge(localNotesSchema, fillIn(readNotes(file))),
    dedicated: () => [
      ...judge(dedicatedCopySchema, fillIn(readDedicated(slug, file))),
      ...judge(cityProfileSchema, profile),
    ],
    lahore: () => [
      ...judge(lahoreCopySchema, fillIn(readLahore(file))),
      ...judge(cityProfileSchema, profile),
    ],
  };
  return [
    ...judge(cityNameSchema, { name, slug, region }),
    ...judge(cityFactsSchema, file.facts),
    ...texts[kind](),
  ];
}

function judge(schema: z.ZodType, entry: unknown): string[] {
  return findEntryMistakes("", schema, [entry])
    .map((mistake) => mistake.replace(/^.*?": /, ""))
    .map((mistake) =>
      mistake.replace(/^[a-z]+(?:\.[a-z]+)?/i, (field) => written.get(field) ?? field),
    );
}
