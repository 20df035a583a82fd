/**
 * Widths of Devanagari, whose letters are in clusters: what each sign adds to a line, and what a
 * vowel sign or a conjunct changes of that in the face.
 */
import type { DevanagariWidths } from "#engine/text-width/face-widths.ts";
import { ownValue } from "#lib/own-value.ts";

/** A face's shaper: the glyphs of a text and their widths, in thousandths of an em where it has a thousand units. */
export type Shape = (text: string) => { widths: number[]; glyphs: number[]; total: number };

const FIRST = 0x900;
/** Kills the inherent vowel, and so joins two consonants. */
const VIRAMA = "\u094D";
/** A consonant without anything special about it: what signs are measured on. */
const BASE = "\u0915";

/** Units are 1/2048 em, as in the rest of the table; `shape` counts in thousandths. */
export function readDevanagariWidths(shape: Shape): DevanagariWidths {
  const widthOf = (text: string) => Math.round((shape(text).total * 2048) / 1000);
  const signs = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(FIRST + index))
    .filter((sign) => /\p{L}|\p{M}|\p{N}|\p{P}/u.test(sign))
    .filter((sign) => !shape(/\p{M}/u.test(sign) ? BASE + sign : sign).glyphs.includes(0));
  const marks = signs.filter((sign) => /\p{M}/u.test(sign));
  const advances = Object.fromEntries(
    signs.map((sign) => [
      sign,
      marks.includes(sign) ? widthOf(BASE + sign) - widthOf(BASE) : widthOf(sign),
    ]),
  );
  // Consonants alone take a virama and vowel signs.
  const consonants = signs.filter((sign) => {
    const place = (sign.codePointAt(0) ?? 0) - FIRST;
    return place >= 0x15 && place <= 0x39;
  });
  const add = (text: string) =>
    [...text].reduce((sum, sign) => sum + (ownValue(advances, sign) ?? 0), 0);
  const changes = (lefts: readonly string[], rights: readonly string[], between = "") =>
    Object.fromEntries(
      lefts.flatMap((left) => {
        const row = groupByChange(
          rights.map((right) => {
            const text = left + between + right;
            return [right, widthOf(text) - add(text)];
          }),
        );
        return Object.keys(row).length === 0 ? [] : [[left, row]];
      }),
    );

  return {
    advances,
    marks: changes(
      consonants,
      marks.filter((mark) => mark !== VIRAMA),
    ),
    conjuncts: changes(consonants, consonants, VIRAMA),
  };
}

/** The commonest change is that of every sign that is not named: its row is "". */
function groupByChange(all: readonly (readonly [string, number])[]): Record<string, string> {
  const groups = new Map<number, string>();
  for (const [sign, change] of all) groups.set(change, (groups.get(change) ?? "") + sign);
  const [commonest = 0] = [...groups].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (groups.size === 1 && commonest === 0) return {};
  return Object.fromEntries(
    [...groups].map(([change, signs]) => [change, change === commonest ? "" : signs]),
  );
}
