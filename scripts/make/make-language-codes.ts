/**
 * Writes the codes that hreflang values are made of, engine/hreflang/language-codes.ts, from the kept
 * lists on npm: `npm run make:language-codes`. The file is committed; a test compares it with the lists.
 * Languages: ISO 639-1 without those the IANA registry calls deprecated. Regions: ISO 3166-1
 * alpha-2 that IANA registers too. Scripts: ISO 15924 as IANA registers them.
 */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { format, resolveConfig } from "prettier";

type RegistryEntry = {
  Type: string;
  Subtag?: string;
  Deprecated?: string;
  "Preferred-Value"?: string;
};

const require = createRequire(import.meta.url);
const target = new URL("../../engine/hreflang/language-codes.ts", import.meta.url);

export function collectCodes() {
  const registry = require("language-subtag-registry/data/json/registry.json") as RegistryEntry[];
  const { "File-Date": fileDate } =
    require("language-subtag-registry/data/json/meta.json") as Record<string, string>;
  const iso639 = require("iso-639-1") as { getAllCodes: () => string[] };
  const countries = require("i18n-iso-countries") as {
    getAlpha2Codes: () => Record<string, string>;
  };

  const entries = (type: string) =>
    registry.filter((entry) => entry.Type === type && entry.Subtag !== undefined);
  const current = (type: string) =>
    new Set(
      entries(type)
        .filter((entry) => !entry.Deprecated)
        .map((entry) => entry.Subtag),
    );
  const languages = current("language");
  const regions = current("region");

  return {
    fileDate,
    languages: iso639
      .getAllCodes()
      .filter((code) => languages.has(code))
      .toSorted(),
    regions: Object.entries(countries.getAlpha2Codes())
      .filter(([code]) => regions.has(code))
      .toSorted(([one], [other]) => one.localeCompare(other)),
    scripts: [...current("script")]
      .flatMap((code) => (code && /^[A-Z][a-z]{3}$/.test(code) ? [code] : []))
      .toSorted(),
    replacedLanguages: Object.fromEntries(
      entries("language")
        .filter((entry) => /^[a-z]{2}$/.test(entry.Subtag ?? "") && entry["Preferred-Value"])
        .map((entry) => [entry.Subtag ?? "", entry["Preferred-Value"] ?? ""]),
    ),
  };
}

/** The file's text, formatted as the house is. */
export async function printCodes(codes: ReturnType<typeof collectCodes>): Promise<string> {
  const text = `// Written by scripts/make/make-language-codes.ts; change the lists there, not here.
// IANA registry of ${codes.fileDate}, with ISO 639-1 and ISO 3166-1 as npm keeps them.

/** ISO 639-1. */
export const languages: ReadonlySet<string> = ${set(codes.languages)};

/** ISO 3166-1: alpha-2 of each alpha-3. */
export const regionsByAlpha3: ReadonlyMap<string, string> = new Map(
  ${listed(codes.regions.map(([two, three]) => `${two}${three}`))}.map((pair) => [pair.slice(2), pair.slice(0, 2)]),
);

/** ISO 3166-1 alpha-2. */
export const regions: ReadonlySet<string> = new Set(regionsByAlpha3.values());

/** ISO 15924. */
export const scripts: ReadonlySet<string> = ${set(codes.scripts)};

/** Withdrawn two-letter codes and what took their place. */
export const replacedLanguages: Readonly<Record<string, string>> = ${JSON.stringify(codes.replacedLanguages)};
`;
  return format(text, { ...(await resolveConfig(target)), parser: "typescript" });
}

function set(list: string[]): string {
  return `new Set(\n  ${listed(list)},\n)`;
}

function listed(list: string[]): string {
  const lines = list.join(" ").match(/.{1,94}(?: |$)/g) ?? [];
  return `\`${lines.map((line) => line.trim()).join("\n    ")}\`.split(/\\s+/)`;
}

if (import.meta.main) await writeFile(target, await printCodes(collectCodes()));
