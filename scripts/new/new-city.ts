/**
 * Starts a city: `npm run new:city -- "Kamra" Punjab 33.85 72.40`. It writes the city's row in names
 * and facts, its entry for search words and its note with gaps, and draws the map anew. The content
 * check names each gap until it is filled.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { format } from "prettier";

import { cityNames } from "#app/content/cities/city-names.ts";
import { citySlug } from "#app/content/cities/city-slug.ts";
import {
  cityFactsSchema,
  cityNameSchema,
  type CityFacts,
  type Region,
} from "#app/content/cities/schema.ts";
import { sayOrRefuse } from "#scripts/new/say-or-refuse.ts";

const root = new URL("../..", import.meta.url);
const folder = "app/content/cities";

const usage = `  npm run new:city -- "Kamra" Punjab 33.85 72.40
the name, the region (Punjab, Sindh, KPK, Balochistan, AJK or Gilgit-Baltistan), latitude and longitude in degrees.`;

type Province = CityFacts["province"];

export type NewCity = {
  name: string;
  slug: string;
  region: Region;
  province: Province;
  /** Degrees; 0 is a gap. */
  lat: number;
  lon: number;
};

/** Each region by the names that people type, with its province and its file of notes. */
const regions: readonly {
  region: Region;
  province: Province;
  file: string;
  called: readonly string[];
}[] = [
  { region: "Punjab", province: "Punjab", file: "punjab", called: ["punjab"] },
  { region: "Sindh", province: "Sindh", file: "sindh", called: ["sindh", "sind"] },
  {
    region: "KPK",
    province: "Khyber Pakhtunkhwa",
    file: "kpk",
    called: ["kpk", "kp", "khyberpakhtunkhwa"],
  },
  { region: "Balochistan", province: "Balochistan", file: "balochistan", called: ["balochistan"] },
  {
    region: "AJK",
    province: "Azad Jammu & Kashmir",
    file: "ajk",
    called: ["ajk", "azadkashmir", "azadjammukashmir", "kashmir"],
  },
  {
    region: "Gilgit-Baltistan",
    province: "Gilgit-Baltistan",
    file: "gilgit-baltistan",
    called: ["gilgitbaltistan", "gb"],
  },
];

/**
 * A city from what was typed after `new:city --`: the region and the two numbers are known by their
 * form, so their order is free and `--region`, `--lat` and `--lon` may stand before them. Latitude and
 * longitude may be left out; they are gaps then.
 * @throws in words for the one who typed it.
 */
export function readCall(args: readonly string[]): NewCity {
  const words = args
    .flatMap((word) => word.replace(/^--(?:name|region|lat|lon)(?:=|$)/, "").split(/,\s*/))
    .filter((word) => word.trim() !== "");
  const numbers = words.filter((word) => /^-?\d+(?:\.\d+)?$/.test(word)).map(Number);
  const texts = words.filter((word) => !/^-?\d+(?:\.\d+)?$/.test(word));
  const known = regions.find(({ called }) =>
    texts.some((text, index) => index > 0 && called.includes(lettersOf(text))),
  );
  const name = texts.filter((text) => !known?.called.includes(lettersOf(text))).join(" ");

  if (name === "" || texts.some((text) => text.startsWith("-"))) {
    throw new Error("Give the city's name and its region.");
  }
  if (!known) throw new Error(`In which region is ${name}?`);
  if (numbers.length !== 0 && numbers.length !== 2) {
    throw new Error("Give latitude and longitude, or neither.");
  }

  const slug = citySlug(name);
  const [lat = 0, lon = 0] = numbers;
  const isNameFit = cityNameSchema.safeParse({ name, slug, region: known.region });
  if (!isNameFit.success) {
    throw new Error(`"${name}" gives the address ${slug}: write it in Latin letters, as on a map.`);
  }
  if (numbers.length > 0) {
    const { error } = cityFactsSchema.pick({ lat: true, lon: true }).safeParse({ lat, lon });
    const [issue] = error?.issues ?? [];
    if (issue) throw new Error(`${numbers.join(" and ")}: ${issue.message}.`);
  }
  return { name, slug, region: known.region, province: known.province, lat, lon };
}

/** The changed files by path, from the files as they stand. */
export async function planCity(
  city: NewCity,
  read: (path: string) => Promise<string>,
): Promise<Record<string, string>> {
  const { name, slug, region, province, lat, lon } = city;
  const notes = `${folder}/local-notes/${regions.find((each) => each.region === region)?.file}.ts`;
  const siblings = cityNames.filter((each) => each.region === region);
  const next = cityNames[cityNames.findLastIndex((each) => each.region === region) + 1];
  const last = siblings.at(-1)?.slug ?? "";

  return {
    [`${folder}/city-names.ts`]: await insert(await read(`${folder}/city-names.ts`), {
      line: `{ name: ${JSON.stringify(name)}, slug: "${slug}", region: "${region}" },`,
      after: new RegExp(`^ *\\{[^\\n]*slug: "${last}"[^\\n]*\\n`, "m"),
    }),
    [`${folder}/city-facts.ts`]: await insert(await read(`${folder}/city-facts.ts`), {
      line: `"${slug}": { province: "${province}", lat: ${lat}, lon: ${lon} },`,
      before: next ? new RegExp(`^  "?${next.slug}"?: \\{`, "m") : END,
    }),
    [`${folder}/other-spellings.ts`]: await insert(await read(`${folder}/other-spellings.ts`), {
      line: `"${slug}": [],`,
      before: END,
    }),
    [notes]: await insert(await read(notes), {
      line: `"${slug}": {
    headline: "",
    lead: "",
    languages: [],
    notes: ["", ""],
    searches: [["", "buy"], ["", "go"], ["", "compare"], ["", "landmark"], ["", "learn"]],
    first: "",
    landmarks: ["", "", ""],
    matters: "",
    timing: "",
    trades: { trade: "", agriculture: "", services: "", manufacturing: "" },
    foundations: "",
    links: "",
  },`,
      before: END,
    }),
  };
}

/** The end of the one list or table that a file holds. */
const END = /^[}\]];?$/m;

/** A file with a line more, put in before or after the only place that the pattern finds. */
async function insert(
  source: string,
  { line, before, after }: { line: string; before?: RegExp; after?: RegExp },
): Promise<string> {
  const found = (before ?? after)?.exec(source);
  if (!found) throw new Error("The cities' files have changed their form: add the city by hand.");
  const at = found.index + (after ? found[0].length : 0);
  const text = `${source.slice(0, at)}  ${line}\n${source.slice(at)}`;
  return format(text, { parser: "typescript", printWidth: 100 });
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, "");
}

async function startCity(args: readonly string[]): Promise<string> {
  const city = readCall(args);
  if (cityNames.some(({ slug }) => slug === city.slug)) {
    throw new Error(`${city.name} is there already: /seo-services/${city.slug}.`);
  }
  const files = await planCity(city, (path) => readFile(new URL(path, root), "utf8"));
  for (const [path, text] of Object.entries(files)) await writeFile(new URL(path, root), text);

  const isPlaced = city.lat !== 0;
  if (isPlaced) {
    // A process of its own reads the cities as they stand now.
    const { status, stderr } = spawnSync(process.execPath, ["scripts/make/make-dot-map.ts"], {
      cwd: fileURLToPath(root),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The map could not be drawn: ${stderr}`);
  }
  const notes = Object.keys(files).find((path) => path.includes("local-notes"));

  return `${city.name} stands in
${Object.keys(files)
  .map((path) => `  ${path}`)
  .join("\n")}
and ${isPlaced ? "on the map" : "not yet on the map"}.

What remains to be done:
${isPlaced ? "" : `  city-facts.ts        latitude and longitude; then npm run dot-map\n`}  ${notes}
                       headline, lead, languages, two notes, five searches, first, three landmarks,
                       matters, timing, four trades, foundations, links
  city-facts.ts        the census figure, if one was counted
  other-spellings.ts   other names under which people search for it
The content check names each gap that is left, with what belongs there: npm run dev or npm run build.`;
}

if (import.meta.main) await sayOrRefuse(() => startCity(process.argv.slice(2)), usage);
