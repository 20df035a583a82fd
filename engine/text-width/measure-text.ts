/**
 * The width of a line of text, from the advance widths in the font file and not from the device's
 * own fonts: the same number on every phone, every computer and in the terminal.
 *
 * Arial's widths come from Arimo, which is drawn to the same metrics. Arial's own Urdu letters are
 * not free to ship, so Arabic script is measured in Noto Naskh Arabic, letter forms joined: an
 * estimate, as are Devanagari, which Arial lacks and Android draws in Noto Sans, and scripts that no
 * face here holds.
 */
import { latinWidths } from "./latin-widths.ts";
import { makeMeasureText, unpackRuns, type Font } from "./make-measure-text.ts";
import { otherWidths } from "./other-widths.ts";

const regular = {
  ...otherWidths.regular,
  advances: { ...latinWidths.regular.advances, ...otherWidths.regular.advances },
  kerning: latinWidths.regular.kerning,
};
const bold = {
  ...otherWidths.bold,
  advances: { ...latinWidths.bold.advances, ...otherWidths.bold.advances },
  kerning: latinWidths.bold.kerning,
};
const NO_WIDTH = /[\p{M}\p{Cf}\p{Cc}]/u;
const exact = unpackRuns(regular.advances);

export const measureText = makeMeasureText({ regular, bold });

/** Reads "bold 18px Arial". Undefined for another face or another way of writing it. */
export function parseFont(font: string): Font | undefined {
  const match = /^(?:(bold|normal|400|700) )?(\d+(?:\.\d+)?)px Arial$/i.exec(font.trim());
  if (!match) return undefined;
  const weight = /^(?:bold|700)$/i.test(match[1] ?? "") ? "bold" : "regular";
  return { weight, sizePx: Number(match[2]) };
}

/** True if the text holds letters for which the shipped faces are only near to Google's. */
export function isEstimate(text: string): boolean {
  return [...text.normalize("NFC")].some(
    (sign) => !NO_WIDTH.test(sign) && !/\s/u.test(sign) && !exact.has(sign),
  );
}
