/**
 * Reads the advance widths and kerning of Arimo (drawn to Arial's metrics), the widths of the
 * joined forms of Noto Naskh Arabic, and those of clusters in Noto Sans Devanagari,
 * and writes them to engine/text-width/, so that every device and the command line measure the same. Latin
 * letters and the signs around them are a file of their own: most texts need no other.
 *
 *   npm run make:text-widths
 *
 * make-text-widths.test.ts fails when the files lag behind the fonts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

import { UNITS_PER_EM } from "#engine/text-width/face-widths.ts";
import { readDevanagariWidths, type Shape } from "./read-devanagari-widths.ts";

type Weight = "regular" | "bold";
type Face = Awaited<ReturnType<typeof readFace>>;

const require = createRequire(import.meta.url);
const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 };

/** Arimo comes in files by script. The kerning that shows is that of the first. */
const SCRIPTS: readonly { file: string; ranges: readonly (readonly [number, number])[] }[] = [
  {
    file: "latin",
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2c6, 0x2dc],
      [0x2010, 0x2044],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2190, 0x2193],
      [0x2212, 0x2215],
    ],
  },
  {
    file: "latin-ext",
    ranges: [
      [0x100, 0x24f],
      [0x1e00, 0x1e9f],
      [0x20a0, 0x20bf],
      [0x2113, 0x2113],
    ],
  },
  { file: "vietnamese", ranges: [[0x1ea0, 0x1ef9]] },
  { file: "greek", ranges: [[0x370, 0x3ff]] },
  { file: "cyrillic", ranges: [[0x400, 0x45f]] },
  { file: "hebrew", ranges: [[0x5d0, 0x5ea]] },
];
/** The alphabet of Arabic, Urdu, Persian, Pashto and Sindhi with its digits and signs. */
const ARABIC: readonly [number, number] = [0x600, 0x6ff];

const ZWJ = "\u200D";
/** One glyph each, without dots: whether a neighbour joins shows in their own form. */
const ALEF = "ا";
const SEEN = "س";
const LAM = "ل";
const MARK = /\p{M}/u;

/** Of the Latin letters those up to U+017F; of other runs the punctuation, the arrows and the sums. */
const isOfLatin = (code: number) => code < 0x180 || (code > 0x2c0 && code < 0x300) || code > 0x2000;

/** The files of engine/text-width/, by their names. */
export async function writeTextWidths(): Promise<Record<string, string>> {
  const regular = await readFace("regular");
  const bold = await readFace("bold");
  const write = (name: string, parts: string, pick: (face: Face) => unknown) =>
    [
      "// Written by scripts/make/make-text-widths.ts from Arimo, Noto Naskh Arabic and Noto Sans (all SIL OFL 1.1).",
      'import type { WidthTable } from "./face-widths.ts";',
      "",
      "// prettier-ignore",
      `export const ${name}: WidthTable<${parts}> = ${JSON.stringify({ regular: pick(regular), bold: pick(bold) })};`,
      "",
    ].join("\n");
  return {
    "latin-widths.ts": write("latinWidths", '"advances" | "kerning"', ({ advances, kerning }) => ({
      advances: packRuns(advances, isOfLatin),
      kerning,
    })),
    "other-widths.ts": write(
      "otherWidths",
      '"advances" | "joined" | "devanagari"',
      ({ advances, joined, devanagari }) => ({
        advances: packRuns(advances, (code) => !isOfLatin(code)),
        joined,
        devanagari,
      }),
    ),
  };
}

async function readFace(weight: Weight) {
  const advances = new Map<number, number>();
  let kerning = {};
  for (const { file, ranges } of SCRIPTS) {
    const shape = await openFont(
      `@fontsource/arimo/files/arimo-${file}-${WEIGHTS[weight]}-normal.woff2`,
    );
    const covered = ranges.flatMap(codePoints).filter((code) => isCovered(shape, code));
    for (const code of covered) advances.set(code, shape(String.fromCodePoint(code)).total);
    if (file === "latin") kerning = readKerning(shape, covered);
  }
  return {
    advances,
    kerning,
    joined: readJoined(await openNaskh(weight)),
    devanagari: readDevanagariWidths(await openDevanagari(weight)),
  };
}

/** For each left letter, by how much it moves which letters that follow. */
function readKerning(shape: Shape, codes: readonly number[]) {
  const kerning: Record<string, Record<number, string>> = {};
  const letters = codes.map((code) => String.fromCodePoint(code));
  const alone = new Map(letters.map((letter) => [letter, shape(letter).total]));
  for (const left of letters) {
    for (const right of letters) {
      const offset = shape(left + right).total - (alone.get(left) ?? 0) - (alone.get(right) ?? 0);
      if (offset === 0) continue;
      const row = (kerning[left] ??= {});
      row[offset] = (row[offset] ?? "") + right;
    }
  }
  return kerning;
}

/**
 * Widths of a letter: [alone, at the end] if it only joins the letter before it, [alone, at the
 * end, at the start, inside] if it joins on both sides, [alone] if it does not join.
 */
function readJoined(shape: Shape) {
  const widthOf = (text: string) => Math.round((shape(text).total * UNITS_PER_EM) / 1000);
  const letters: Record<string, number[]> = {};
  const lamAlef: Record<string, number[]> = {};

  for (const code of codePoints(ARABIC).filter((each) => isCovered(shape, each))) {
    const letter = String.fromCodePoint(code);
    if (MARK.test(letter) || !/\p{L}/u.test(letter)) {
      letters[letter] = [MARK.test(letter) ? 0 : widthOf(letter)];
      continue;
    }
    const joinsBefore = !shape(SEEN + letter).glyphs.includes(shape(SEEN).glyphs[0] ?? -1);
    const joinsAfter = !shape(letter + ALEF).glyphs.includes(shape(ALEF).glyphs[0] ?? -1);
    letters[letter] = [
      widthOf(letter),
      ...(joinsBefore || joinsAfter ? [widthOf(ZWJ + letter)] : []),
      ...(joinsAfter ? [widthOf(letter + ZWJ), widthOf(ZWJ + letter + ZWJ)] : []),
    ];
    const pair = LAM + letter;
    if ("آأإاٱ".includes(letter)) lamAlef[letter] = [widthOf(pair), widthOf(ZWJ + pair)];
  }
  return { letters, lamAlef };
}

/** "569,569,727" from U+0020 on: neighbours are in one run. */
function packRuns(
  advances: ReadonlyMap<number, number>,
  isWanted: (code: number) => boolean,
): Record<number, number[]> {
  const runs: Record<number, number[]> = {};
  let run: number[] = [];
  let previous = -2;
  const wanted = [...advances].filter(([code]) => isWanted(code));
  for (const [code, advance] of wanted.toSorted(([a], [b]) => a - b)) {
    if (code !== previous + 1) runs[code] = run = [];
    run.push(advance);
    previous = code;
  }
  return runs;
}

function codePoints([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function isCovered(shape: Shape, code: number): boolean {
  return !shape(String.fromCodePoint(code)).glyphs.includes(0);
}

export function openNaskh(weight: Weight): Promise<Shape> {
  return openFont(
    `@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${WEIGHTS[weight]}-normal.woff2`,
  );
}

export function openDevanagari(weight: Weight): Promise<Shape> {
  return openFont(
    `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${WEIGHTS[weight]}-normal.woff2`,
  );
}

async function openFont(path: string): Promise<Shape> {
  const everything = Array.from({ length: 0x2300 - 0x20 }, (_, i) =>
    String.fromCodePoint(i + 0x20),
  );
  const font = await subsetFont(readFileSync(require.resolve(path)), everything.join(""), {
    targetFormat: "truetype",
  });
  const bytes = Uint8Array.from(font).buffer;
  const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));

  return (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(face, buffer);
    const widths = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance ?? 0);
    return {
      widths,
      glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint),
      total: widths.reduce((sum, width) => sum + width, 0),
    };
  };
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await writeTextWidths())) {
    writeFileSync(new URL(`../../engine/text-width/${name}`, import.meta.url), text);
  }
}
