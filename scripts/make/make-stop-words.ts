/**
 * Takes the English, Arabic and Hindi lists of stopwords-iso (MIT), leaves in what people search for,
 * and writes engine/terms/english-stop-words.ts and engine/terms/other-stop-words.ts:
 *
 *   npm run make:stop-words
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

/** In the list, yet worth counting on a page that sells: "small business", "best price", "home". */
const CONTENT = new Set(
  `ai best big bill buy call case cases cause causes class clear computer copy cost course date fire fix form free front full
  goods group groups high highest home homepage html http index information interest interests
  invention large largest line list local long longest low mail member members microsoft mill million mine mug
  near net new newest number numbers offer old oldest open opening order orders org page pages part
  parts place places point points problem problems research result results ring room rooms run search
  section sections self shed show shows side sides sign site small smallest state states system test text
  thick thin today top uk used value volume web webpage website welcome well wells width word words work
  works world year years young`.split(/\s+/),
);
/** The list holds every country's top-level domain. Of two letters, only these are function words. */
const TWO_LETTERS = new Set(
  `am an as at be by co de do dr eg et etc ex go he hi if ie ii il in is it la me mr my no of oh ok on
  or re so st to um un up us vs we`.split(/\s+/),
);

/** In the Arabic list: kinship, numerals, days and names of letters, which a page may well be about. */
const ARABIC_CONTENT = new Set(
  `أب أخ حم فو ألف مئة مليون مليار ثلاثاء أربعاء خميس جمعة سبت أحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة
  عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون شمال يمين صباح مساء درهم دينار دولار ريال ليرة جنيه شيكل فلس
  سنتيم كاد عدد عام سنة شهر يوم شخص جيد لبيك يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر
  ديسمبر تموز آب أيلول نيسان شباط آذار حزيران كانون تشرين غرام`.split(/\s+/),
);
/** The Hindi list misses these, the commonest of all. */
const MORE_HINDI =
  `हैं में हूं हूँ और मैं हम आप क्या कैसे क्यों कहाँ कहां नहीं यहाँ वहाँ होता होती होते गया गई गए रहा रही रहे
  सकता सकती सकते करता करती करते करें लिए वाला वाले वाली`.split(/\s+/);

export function writeEnglish(): string {
  const words = readList("en")
    .filter((word) => !CONTENT.has(word) && (word.length !== 2 || TWO_LETTERS.has(word)))
    // A damaged quotation mark is part of three entries.
    .filter((word) => /^[a-z.'-]+$/.test(word))
    .toSorted();
  return writeLists({ englishStopWords: words });
}

/** A word without its vowel marks is the word as pages write it. */
export function writeOthers(): string {
  const arabic = readList("ar")
    .map((word) => word.replaceAll(/\p{M}/gu, ""))
    .filter((word) => /^\p{Script=Arabic}{2,}$/u.test(word) && !ARABIC_CONTENT.has(word));
  const hindi = [...readList("hi"), ...MORE_HINDI].filter((word) =>
    /^[\p{Script=Devanagari}\p{M}]+$/u.test(word),
  );
  return writeLists({ arabicStopWords: sortOnce(arabic), hindiStopWords: sortOnce(hindi) });
}

function sortOnce(words: readonly string[]): readonly string[] {
  return [...new Set(words)].toSorted();
}

function readList(language: "en" | "ar" | "hi"): readonly string[] {
  const path = createRequire(import.meta.url).resolve("stopwords-iso/stopwords-iso.json");
  const lists = JSON.parse(readFileSync(path, "utf8")) as Record<typeof language, string[]>;
  return lists[language];
}

function writeLists(lists: Readonly<Record<string, readonly string[]>>): string {
  return [
    "// Written by scripts/make/make-stop-words.ts from stopwords-iso 1.1.0 (MIT).",
    ...Object.entries(lists).flatMap(([name, words]) => [
      "// prettier-ignore",
      `export const ${name} = ${JSON.stringify(words.join(" "))}.split(" ");`,
    ]),
    "",
  ].join("\n");
}

if (import.meta.main) {
  const folder = new URL("../../engine/terms/", import.meta.url);
  writeFileSync(new URL("english-stop-words.ts", folder), writeEnglish());
  writeFileSync(new URL("other-stop-words.ts", folder), writeOthers());
}
