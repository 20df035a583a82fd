/**
 * Takes the English list of stopwords-iso (MIT), leaves in what people search for, and writes
 * engine/terms/english-stop-words.ts:
 *
 *   npm run make:stop-words
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

/** In the list, yet worth counting on a page that sells: "small business", "best price", "home". */
const CONTENT = new Set(
  `ai best big bill case cases cause causes class computer cost course fire fix form free front full
  goods group groups high highest home homepage html http index information interest interests
  invention large largest line list local long longest mail member members microsoft mill million
  near net new newest number numbers offer old oldest open opening order orders org page pages part
  parts place places point points problem problems research result results room rooms run search
  section sections self show shows side sides sign site small smallest state states system test text
  thick thin today top uk value volume web webpage website welcome well wells width word words work
  works world year years young`.split(/\s+/),
);
/** The list holds every country's top-level domain. Of two letters, only these are function words. */
const TWO_LETTERS = new Set(
  `am an as at be by co de do dr eg et etc ex go he hi if ie ii il in is it la me mr my no of oh ok on
  or re so st to um un up us vs we`.split(/\s+/),
);

export function writeStopWords(): string {
  const path = createRequire(import.meta.url).resolve("stopwords-iso/stopwords-iso.json");
  const { en } = JSON.parse(readFileSync(path, "utf8")) as { en: string[] };
  const words = en
    .filter((word) => !CONTENT.has(word) && (word.length !== 2 || TWO_LETTERS.has(word)))
    // A damaged quotation mark is part of three entries.
    .filter((word) => /^[a-z.'-]+$/.test(word))
    .toSorted();

  return [
    "// Written by scripts/make-stop-words.ts from stopwords-iso 1.1.0 (MIT).",
    "// prettier-ignore",
    `export const englishStopWords = ${JSON.stringify(words.join(" "))}.split(" ");`,
    "",
  ].join("\n");
}

if (import.meta.main) {
  writeFileSync(
    new URL("../engine/terms/english-stop-words.ts", import.meta.url),
    writeStopWords(),
  );
}
