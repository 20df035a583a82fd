/** The width of a line of text by the widths of faces: for all that measure-text.ts and measure-latin.ts say. */
import { devanagariWidth } from "./devanagari-width.ts";
import { UNITS_PER_EM, type FaceWidths } from "./face-widths.ts";
import { ownValue } from "#lib/own-value.ts";

export type Font = { weight: "regular" | "bold"; sizePx: number };

/** Pixels of one line. Line breaks and tabs count as spaces, as a browser's canvas has it. */
export type MeasureText = (text: string, font: Font) => number;

/** Full-width signs fill their square in every face. */
const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\p{Emoji_Presentation}]/u;
/** Flags, faces with a colour of skin, families, keycaps: one picture each. https://www.unicode.org/reports/tr51/ */
const EMOJI =
  /\p{Regional_Indicator}{2}|\p{Emoji}(?:\p{Emoji_Modifier}|\uFE0F\u20E3?|[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200D\p{Emoji}(?:\p{Emoji_Modifier}|\uFE0F)?)*/gu;
const oneEmoji = (emoji: string) => ([...emoji].length > 1 ? "\u{1F600}" : emoji);
const NO_WIDTH = /[\p{M}\p{Cf}\p{Cc}]/u;
const ARABIC = /\p{Script=Arabic}/u;
/** What an unknown letter is taken to be wide: about Arial's own mean. */
const UNKNOWN_EM = 0.55;
const ZERO_WIDTH_JOINER = "\u200D";
const LAM = "ل";

export function makeMeasureText(widths: Readonly<Record<Font["weight"], FaceWidths>>): MeasureText {
  const faces = { regular: unpack(widths.regular), bold: unpack(widths.bold) };
  return (text, { weight, sizePx }) => {
    const face = faces[weight];
    const plain = text.normalize("NFC").replaceAll(/[\t\n\v\f\r]/g, " ");
    const signs = [...plain.replaceAll(EMOJI, oneEmoji)];
    let units = 0;
    let previous = "";
    for (const [index, sign] of signs.entries()) {
      units += widthOf(sign, signs, index, face) + (face.kerning.get(previous + sign) ?? 0);
      previous = sign;
    }
    return (units * sizePx) / UNITS_PER_EM;
  };
}

function widthOf(sign: string, signs: readonly string[], index: number, face: Face): number {
  // Before the marks, which add to the line there.
  const devanagari = devanagariWidth(signs, index, face.devanagari);
  if (devanagari !== undefined) return devanagari;
  // Before the table: a soft hyphen has a width in the font and none on the screen.
  if (NO_WIDTH.test(sign)) return 0;
  const advance = face.advances.get(sign);
  if (advance !== undefined) return advance;
  if (ARABIC.test(sign)) return joinedWidth(sign, signs, index, face);
  const em = FULL_WIDTH.test(sign) ? 1 : UNKNOWN_EM;
  return em * UNITS_PER_EM;
}

/** Joining as in https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-9/#G23212 */
function joinedWidth(
  sign: string,
  signs: readonly string[],
  index: number,
  { joined: { letters, lamAlef } }: Face,
): number {
  const forms = ownValue(letters, sign);
  if (!forms) return UNKNOWN_EM * UNITS_PER_EM;

  const before = neighbour(signs, index, -1);
  const after = neighbour(signs, index, 1);
  const isJoinedBefore = forms.length > 1 && joinsNext(before, letters);

  const pair = ownValue(lamAlef, sign);
  // The lam before it has brought the width of both.
  if (pair && before === LAM) return 0;
  const pairAfter = sign === LAM ? ownValue(lamAlef, after) : undefined;
  if (pairAfter) return pairAfter[isJoinedBefore ? 1 : 0] ?? 0;

  const isJoinedAfter = forms.length > 2 && joinsPrevious(after, letters);
  const form = isJoinedAfter ? (isJoinedBefore ? 3 : 2) : isJoinedBefore ? 1 : 0;
  return forms[form] ?? 0;
}

function joinsNext(sign: string, letters: Record<string, number[]>): boolean {
  return sign === ZERO_WIDTH_JOINER || (ownValue(letters, sign)?.length ?? 0) > 2;
}

function joinsPrevious(sign: string, letters: Record<string, number[]>): boolean {
  return sign === ZERO_WIDTH_JOINER || (ownValue(letters, sign)?.length ?? 0) > 1;
}

/** The letter beside this one; vowel marks in between do not part them. */
function neighbour(signs: readonly string[], index: number, step: 1 | -1): string {
  let at = index + step;
  while (/\p{M}/u.test(signs[at] ?? "")) at += step;
  return signs[at] ?? "";
}

type Face = {
  advances: ReadonlyMap<string, number>;
  kerning: ReadonlyMap<string, number>;
  joined: FaceWidths["joined"];
  devanagari: FaceWidths["devanagari"];
};

function unpack({ advances, kerning, joined, devanagari }: FaceWidths): Face {
  return {
    devanagari,
    advances: unpackRuns(advances),
    kerning: new Map(
      Object.entries(kerning).flatMap(([left, offsets]) =>
        Object.entries(offsets).flatMap(([offset, rights]) =>
          [...rights].map((right): [string, number] => [left + right, Number(offset)]),
        ),
      ),
    ),
    joined,
  };
}

/** The width of each sign. */
export function unpackRuns(advances: FaceWidths["advances"]): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(advances).flatMap(([first, run]) =>
      run.map((advance, index) => [String.fromCodePoint(Number(first) + index), advance]),
    ),
  );
}
