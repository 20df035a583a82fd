import { editDistance } from "./edit-distance.ts";

/**
 * Whether two words are the same but for one letter: wrong, missing, too many, or swapped with its
 * neighbour.
 */
export function isOneLetterOff(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  return Math.abs(a.length - b.length) <= 1 && editDistance(a, b) <= 1;
}
