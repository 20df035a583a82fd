import { measureText } from "./measure-text.ts";
import { frames } from "./snippet-limits.ts";

/** How wide a title is on a results page, in whole px. */
export function measureTitle(title: string): number {
  return Math.round(measureText(title, frames.desktop.title.font));
}
