/** Texts and their widths in px, by hand: the sum of Helvetica's widths times the size. */
export type TextCase = {
  rule: string;
  text: string;
  weight: "regular" | "bold";
  sizePx: number;
  px: number;
};

export const textCases: readonly TextCase[] = [
  // 556 × 4.
  { rule: "digits are all of one width", text: "2026", weight: "regular", sizePx: 20, px: 44.48 },
  // 556 + 556 + 833 + 833 + 556 + 556.
  { rule: "small letters add up", text: "hammon", weight: "regular", sizePx: 20, px: 77.8 },
  {
    rule: "twice the size is twice the width",
    text: "hammon",
    weight: "regular",
    sizePx: 40,
    px: 155.6,
  },
  // 611 × 4.
  {
    rule: "bold letters have widths of their own",
    text: "hbnd",
    weight: "bold",
    sizePx: 18,
    px: 43.99,
  },
  // 667 × 2 + 722 × 2: no pair of these is kerned.
  { rule: "capitals add up", text: "BEND", weight: "regular", sizePx: 20, px: 55.56 },
  // 556 + 278 + 556.
  { rule: "a blank counts", text: "b d", weight: "regular", sizePx: 20, px: 27.8 },
];
