/** Widths in scripts whose letters stand in clusters, from the tables of read-cluster-widths.ts. */
import type { ClusterWidths } from "#engine/text-width/face-widths.ts";

const NUKTA = /[\u093C\u09BC]/u;

/** What a sign adds to its line, in the face's units; undefined where it belongs to none of the scripts. */
export function clusterWidth(
  signs: readonly string[],
  index: number,
  clusters: readonly ClusterWidths[],
): number | undefined {
  const sign = signs[index] ?? "";
  if (sign < "\u0900" || sign > "\u0BFF") return undefined;
  const script = clusters.find(({ advances }) => sign in advances);
  if (!script) return undefined;
  return (script.advances[sign] ?? 0) + changeOf(sign, signs, index, script);
}

function changeOf(
  sign: string,
  signs: readonly string[],
  index: number,
  { virama, marks, conjuncts }: ClusterWidths,
): number {
  if (sign === virama) return 0;
  if (/\p{M}/u.test(sign)) {
    return changeIn(marks[lastLetter(signs, index - 1)], sign);
  }
  if (signs[index - 1] !== virama) return 0;
  const first = lastLetter(signs, index - 2);
  // Before an r the letter keeps its whole form in some faces: the table says so.
  return first in conjuncts ? changeIn(conjuncts[first], sign) : 0;
}

/** The letter that stands here, past a dot below it and vowel signs between. */
function lastLetter(signs: readonly string[], from: number): string {
  let at = from;
  while (NUKTA.test(signs[at] ?? "") || /\p{M}/u.test(signs[at] ?? "")) at -= 1;
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
