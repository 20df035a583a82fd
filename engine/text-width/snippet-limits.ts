/** What counts as too long. Google publishes no limit, neither in pixels nor in letters. */
import type { Font } from "./make-measure-text.ts";

/** In signs, as countSigns counts them. */
export const TITLE_MAX_LENGTH = 60;
export const DESCRIPTION_MAX_LENGTH = 160;

/** The common yardstick: title in bold 18 px, description in 14 px. */
export const yardstick = {
  title: { font: { weight: "bold", sizePx: 18 }, limitPx: 580 },
  description: { font: { weight: "regular", sizePx: 14 }, limitPx: 920 },
} as const satisfies Record<string, { font: Font; limitPx: number }>;

export type Screen = "desktop" | "mobile";
export type SnippetFrame = { font: Font; lineWidthPx: number; lines: number; limitPx: number };

/**
 * The results page as it is drawn at present. Estimates, agreed on by those who measure:
 * - desktop title: Arial 20 px, one line, cut at 580 to 600 px
 * - desktop description: Arial 14 px, two lines, about 920 px in all
 * - mobile title: as Yoast draws it, 16 px in two lines of a 400 px phone less its margins
 * - mobile description: sources differ between 580 and 680 px in all; the wider is used
 */
export const frames: Record<Screen, { title: SnippetFrame; description: SnippetFrame }> = {
  desktop: {
    title: { font: { weight: "regular", sizePx: 20 }, lineWidthPx: 580, lines: 1, limitPx: 580 },
    description: {
      font: { weight: "regular", sizePx: 14 },
      lineWidthPx: 600,
      lines: 2,
      limitPx: 920,
    },
  },
  mobile: {
    title: { font: { weight: "regular", sizePx: 16 }, lineWidthPx: 368, lines: 2, limitPx: 736 },
    description: {
      font: { weight: "regular", sizePx: 14 },
      lineWidthPx: 368,
      lines: 2,
      limitPx: 680,
    },
  },
};
