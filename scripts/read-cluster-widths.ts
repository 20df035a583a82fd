/**
 * Widths of the scripts whose letters stand in clusters (Devanagari, Bengali, Tamil): what each sign
 * adds to a line, and what a vowel sign or a conjunct changes of that in the face.
 */
import type { ClusterWidths } from "#engine/text-width/face-widths.ts";

/** A face's shaper: the glyphs of a text and their widths, in thousandths of an em where it has a thousand units. */
export type Shape = (text: string) => { widths: number[]; glyphs: number[]; total: number };

type ClusterScript = {
  /** Of the package and of its files: "devanagari". */
  name: string;
  first: number;
  /** Kills the inherent vowel, and so joins two consonants. */
  virama: string;
  /** A consonant without anything special about it: what signs are measured on. */
  base: string;
};

export const CLUSTER_SCRIPTS: readonly ClusterScript[] = [
  { name: "devanagari", first: 0x900, virama: "\u094D", base: "\u0915" },
  { name: "bengali", first: 0x980, virama: "\u09CD", base: "\u0995" },
  { name: "tamil", first: 0xb80, virama: "\u0BCD", base: "\u0B95" },
];

/** Units are 1/2048 em, as in the rest of the table; `shape` counts in thousandths. */
export function readClusterWidths(
  shape: Shape,
  { first, virama, base }: ClusterScript,
): ClusterWidths {
  const widthOf = (text: string) => Math.round((shape(text).total * 2048) / 1000);
  const signs = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(first + index))
    .filter((sign) => /\p{L}|\p{M}|\p{N}|\p{P}/u.test(sign))
    .filter((sign) => !shape(/\p{M}/u.test(sign) ? base + sign : sign).glyphs.includes(0));
  const marks = signs.filter((sign) => /\p{M}/u.test(sign));
  const advances = Object.fromEntries(
    signs.map((sign) => [
      sign,
      marks.includes(sign) ? widthOf(base + sign) - widthOf(base) : widthOf(sign),
    ]),
  );
  // Consonants alone take a virama and vowel signs; they stand together in every block of these.
  const consonants = signs.filter((sign) => {
    const place = (sign.codePointAt(0) ?? 0) - first;
    return place >= 0x15 && place <= 0x39;
  });
  const add = (text: string) => [...text].reduce((sum, sign) => sum + (advances[sign] ?? 0), 0);
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
    virama,
    advances,
    marks: changes(
      consonants,
      marks.filter((mark) => mark !== virama),
    ),
    conjuncts: changes(consonants, consonants, virama),
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
