import {
  measureByYardstick,
  type YardstickReport,
} from "#engine/text-width/measure-by-yardstick.ts";
import { isLatin, measureLatin } from "#engine/text-width/measure-latin.ts";
import type { MeasureText } from "#engine/text-width/make-measure-text.ts";
import type { SerpValues } from "./serp-fields.tsx";

/** By the agreed yardstick. Undefined where a letter needs the large table and `measureAll` is not there. */
export function measureTyped(
  texts: SerpValues,
  measureAll: MeasureText | undefined,
): YardstickReport | undefined {
  const measure = isLatin(texts.title + texts.description) ? measureLatin : measureAll;
  return measure && measureByYardstick(texts, measure);
}
