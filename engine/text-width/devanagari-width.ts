/** Widths in Devanagari, whose letters are in clusters, from the table of read-devanagari-widths.ts. */
import type { DevanagariWidths } from "./face-widths.ts";
import { ownValue } from "#lib/own-value.ts";

const VIRAMA = "\u094D";

/** What a sign adds to its line, in the face's units; undefined where it is no sign of the script. */
export function devanagariWidth(
  signs: readonly string[],
  index: number,
  widths: DevanagariWidths,
): number | undefined {
  const sign = signs[index] ?? "";
  const advance = ownValue(widths.advances, sign);
  return advance === undefined ? undefined : advance + changeOf(sign, signs, index, widths);
}

function changeOf(
  sign: string,
  signs: readonly string[],
  index: number,
  { marks, conjuncts }: DevanagariWidths,
): number {
  if (sign === VIRAMA) return 0;
  if (/\p{M}/u.test(sign)) {
    return changeIn(ownValue(marks, lastLetter(signs, index - 1)), sign);
  }
  if (signs[index - 1] !== VIRAMA) return 0;
  const first = lastLetter(signs, index - 2);
  // Before an r the letter keeps its whole form in some faces: the table says so.
  return changeIn(ownValue(conjuncts, first), sign);
}

/** The letter that is here, past a dot below it and vowel signs between. */
function lastLetter(signs: readonly string[], from: number): string {
  let at = from;
  while (/\p{M}/u.test(signs[at] ?? "")) at -= 1;
  return signs[at] ?? "";
}

function changeIn(row: Record<string, string> | undefined, sign: string): number {
  if (!row) return 0;
  const changes = Object.entries(row);
  const [change] =
    changes.find(([, signs]) => signs.includes(sign)) ??
    changes.find(([, signs]) => signs === "") ??
    [];
  return Number(change ?? 0);
}
