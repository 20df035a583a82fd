/**
 * A title and a description as a search result: how wide they are, what of them shows, and what
 * is wrong with them. Widths come from measure-text.ts, limits from limits.ts.
 */
import { decodeHTMLStrict } from "entities";

import { countSigns, layLines } from "./cut-text.ts";
import {
  DESCRIPTION_MAX_LENGTH,
  frames,
  TITLE_MAX_LENGTH,
  yardstick,
  type SnippetFrame,
  type Screen,
} from "./snippet-limits.ts";
import { measureByYardstick, type Texts, type YardstickReport } from "./measure-by-yardstick.ts";
import type { Font } from "./make-measure-text.ts";
import { isEstimate, measureText } from "./measure-text.ts";
import { markQueryWords, type WordPart } from "./query-words.ts";

export type Line = readonly WordPart[];
export type FieldReport = {
  px: number;
  limitPx: number;
  isCut: boolean;
  /** What shows, line by line, query words marked. */
  lines: readonly Line[];
};
export type Snippet = {
  screens: Record<Screen, Record<keyof Texts, FieldReport>>;
  signs: Record<keyof Texts, number>;
  /** In the agreed yardstick too, since the two disagree. */
  yardstick: YardstickReport;
  isEstimate: Record<keyof Texts, boolean>;
  findings: readonly SnippetFinding[];
};
export type SnippetFinding =
  | { field: keyof Texts; kind: "missing" }
  | { field: keyof Texts; kind: "cut"; screen: Screen; px: number; limitPx: number }
  /** Within the present face's room, over the agreed yardstick's: thin letters are wide in bold. */
  | { field: keyof Texts; kind: "over-yardstick"; px: number; limitPx: number }
  | { field: keyof Texts; kind: "many-signs"; signs: number; max: number };

const MAX_SIGNS: Record<keyof Texts, number> = {
  title: TITLE_MAX_LENGTH,
  description: DESCRIPTION_MAX_LENGTH,
};

/** The snippet as the results page draws it at present, on both screens. */
export function measureSnippet(source: Texts, query = ""): Snippet {
  const texts = { title: cleanText(source.title), description: cleanText(source.description) };
  const onScreen = (screen: Screen) => ({
    title: layField(texts.title, frames[screen].title, ""),
    // Google sets the words of the search in bold in the description, not in the title.
    description: layField(texts.description, frames[screen].description, query),
  });
  const screens = { desktop: onScreen("desktop"), mobile: onScreen("mobile") };
  const facts = {
    screens,
    signs: { title: countSigns(texts.title), description: countSigns(texts.description) },
    yardstick: measureByYardstick(texts, measureText),
    isEstimate: { title: isEstimate(texts.title), description: isEstimate(texts.description) },
  };
  return {
    ...facts,
    findings: (["title", "description"] as const).flatMap((field) => judge(field, facts)),
  };
}

function judge(
  field: keyof Texts,
  { screens, signs, yardstick: byYardstick }: Omit<Snippet, "findings" | "isEstimate">,
): SnippetFinding[] {
  if (signs[field] === 0) return [{ field, kind: "missing" }];

  const findings = (["desktop", "mobile"] as const).flatMap((screen): SnippetFinding[] => {
    const { px, limitPx, isCut } = screens[screen][field];
    return isCut ? [{ field, kind: "cut", screen, px, limitPx }] : [];
  });
  const { px, isTooLong } = byYardstick[field];
  if (isTooLong && !screens.desktop[field].isCut) {
    findings.push({ field, kind: "over-yardstick", px, limitPx: yardstick[field].limitPx });
  }
  if (signs[field] > MAX_SIGNS[field]) {
    findings.push({ field, kind: "many-signs", signs: signs[field], max: MAX_SIGNS[field] });
  }
  return findings;
}

/** As a browser shows it: entities decoded, white space one space wide. */
export function cleanText(source: string): string {
  return decodeHTMLStrict(source).replaceAll(/\s+/gu, " ").trim();
}

function layField(text: string, frame: SnippetFrame, query: string): FieldReport {
  const measure = (part: string) => measureMarked(part, frame.font, query);
  const { lines, isCut } = layLines(text, frame, measure);
  return {
    px: measure(text),
    limitPx: frame.limitPx,
    isCut,
    lines: lines.map((line) => markQueryWords(line, query)),
  };
}

/** Bold words are wider, so a description that holds the search's words shows less. */
function measureMarked(text: string, font: Font, query: string): number {
  return markQueryWords(text, query).reduce(
    (sum, { text: part, isMarked }) =>
      sum + measureText(part, isMarked ? { ...font, weight: "bold" } : font),
    0,
  );
}
