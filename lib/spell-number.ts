import { capitalise } from "#lib/text/capitalise.ts";
import { groupThousands } from "./group-thousands.ts";

const words = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

/**
 * A count as running text has it: words up to twelve, figures above (our rule of style).
 * 8 → "eight", 109 → "109", 1200 → "1,200".
 */
export function spellNumber(number: number): string {
  return words[number] ?? groupThousands(number);
}

/** The same at the beginning of a sentence: 8 → "Eight". */
export function spellNumberFirst(number: number): string {
  return capitalise(spellNumber(number));
}
