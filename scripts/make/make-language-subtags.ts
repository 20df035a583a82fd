/**
 * Packs every language subtag of two and three letters that the IANA registry knows, as npm keeps it
 * (language-subtag-registry), into engine/hreflang/language-subtag-bits.ts: `npm run make:language-subtags`.
 * The file is committed; a test compares it with the registry.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { SUBTAG_BYTES, subtagBit } from "#engine/hreflang/subtag-bit.ts";

type RegistryEntry = { Type: string; Subtag?: string };

const require = createRequire(import.meta.url);
const target = new URL("../../engine/hreflang/language-subtag-bits.ts", import.meta.url);

export function writeLanguageSubtags(): string {
  const registry = require("language-subtag-registry/data/json/registry.json") as RegistryEntry[];
  const { "File-Date": fileDate } =
    require("language-subtag-registry/data/json/meta.json") as Record<string, string>;

  const bits = new Uint8Array(SUBTAG_BYTES);
  for (const { Type, Subtag = "" } of registry) {
    if (Type !== "language") continue;
    // "qaa..qtz" is for private use. Its first is let through, as Lighthouse does.
    const bit = subtagBit(Subtag.replace(/[.][.].*$/, ""));
    if (bit !== undefined) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  return [
    "// Written by scripts/make/make-language-subtags.ts; subtag-bit.ts says how to read it.",
    `// IANA registry of ${fileDate}, deprecated subtags included.`,
    "// prettier-ignore",
    `export const languageSubtagBits = "${Buffer.from(bits).toString("base64")}";`,
    "",
  ].join("\n");
}

if (import.meta.main) writeFileSync(target, writeLanguageSubtags());
