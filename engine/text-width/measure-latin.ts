/** What measure-text.ts measures, for texts in Latin letters alone: its table is an eighth. */
import { latinWidths } from "./latin-widths.ts";
import { makeMeasureText, unpackRuns } from "./make-measure-text.ts";

const NONE = {
  joined: { letters: {}, lamAlef: {} },
  devanagari: { advances: {}, marks: {}, conjuncts: {} },
};
const known = unpackRuns(latinWidths.regular.advances);

export const measureLatin = makeMeasureText({
  regular: { ...latinWidths.regular, ...NONE },
  bold: { ...latinWidths.bold, ...NONE },
});

/** Whether measureLatin knows every sign of it. */
export function isLatin(text: string): boolean {
  return [...text.normalize("NFC")].every((sign) => known.has(sign) || /\s/u.test(sign));
}
