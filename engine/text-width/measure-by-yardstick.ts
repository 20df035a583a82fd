import { cutText } from "./cut-text.ts";
import type { MeasureText } from "./make-measure-text.ts";
import { yardstick } from "./snippet-limits.ts";

export type Texts = { title: string; description: string };

/** The agreed yardstick (docs/agreed.md, search snippet): as typed, in bold 18 px and 14 px. */
export type YardstickReport = Record<
  keyof Texts,
  { px: number; isTooLong: boolean; shown: string }
>;

/** Widths in px by the agreed measure (bold 18 px up to 580, 14 px up to 920), and what of each text is shown. */
export function measureByYardstick(texts: Texts, measureText: MeasureText): YardstickReport {
  const report = (field: keyof Texts) => {
    const { font, limitPx } = yardstick[field];
    const measure = (text: string) => measureText(text, font);
    const { shown, isCut } = cutText(texts[field], limitPx, measure);
    return { px: measure(texts[field]), isTooLong: isCut, shown };
  };
  return { title: report("title"), description: report("description") };
}
