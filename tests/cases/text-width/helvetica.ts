/**
 * Advance widths of Helvetica and Helvetica-Bold in thousandths of an em, from Adobe's metrics of
 * the 14 core PDF fonts. Arial was drawn to these widths, and Arimo to Arial's: a table that none of
 * our font files had a part in. https://github.com/adobe-type-tools/font-tech-notes (5004, AFM)
 */
export type WidthRun = readonly [letters: string, width: number];

export const helvetica: readonly WidthRun[] = [
  [" !,./:;I[\\]ft", 278],
  ['"', 355],
  ["#$0123456789?L_abdeghnopqu", 556],
  ["%", 889],
  ["&ABEKPSVXY", 667],
  ["'", 191],
  ["()-`r", 333],
  ["*", 389],
  ["+<=>~", 584],
  ["@", 1015],
  ["CDHNRUw", 722],
  ["FTZ", 611],
  ["GOQ", 778],
  ["Jcksvxyz", 500],
  ["Mm", 833],
  ["W", 944],
  ["^", 469],
  ["ijl", 222],
  ["{}", 334],
  ["|", 260],
];

export const helveticaBold: readonly WidthRun[] = [
  [" ,./I\\ijl", 278],
  ["!()-:;[]`ft", 333],
  ['"', 474],
  ["#$0123456789J_aceksvxy", 556],
  ["%m", 889],
  ["&ABCDHKNRU", 722],
  ["'", 238],
  ["*r{}", 389],
  ["+<=>^~", 584],
  ["?FLTZbdghnopqu", 611],
  ["@", 975],
  ["EPSVXY", 667],
  ["GOQw", 778],
  ["M", 833],
  ["W", 944],
  ["z", 500],
  ["|", 280],
];
