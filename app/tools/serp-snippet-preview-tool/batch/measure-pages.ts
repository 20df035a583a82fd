/** Many pages at once: a table of addresses, titles and descriptions, each measured and judged. */
import { findForeignText } from "#engine/html/foreign-text.ts";
import type { Result } from "#lib/result.ts";
import { cleanText, measureSnippet, type Snippet } from "#engine/text-width/measure-snippet.ts";
import {
  areCutAtLimit,
  endsInEllipsis,
} from "#app/tools/serp-snippet-preview-tool/cut-at-limit.ts";
import { TITLE_MAX_LENGTH } from "#engine/text-width/snippet-limits.ts";
import { foldText } from "#lib/text/fold-text.ts";
import { isFigureTable } from "#lib/text/is-figure-table.ts";
import { parseCsv } from "#lib/text/parse-csv.ts";

export type BatchPage = { url: string; title: string; description: string };
/**
 * `html`, `json`: it is not a table but looks like one of these. `no-address`: its columns are not named,
 * and the first holds no address.
 */
export type BatchProblem =
  "empty" | "no-title-column" | "one-column" | "html" | "json" | "figures" | "no-address";
export type FieldVerdict =
  | "missing"
  | "cut before it was pasted"
  | "cut on both"
  | "cut on desktop"
  | "cut on mobile"
  | "duplicate"
  | "fits";
export type PageReport = BatchPage & {
  snippet: Snippet;
  verdicts: Record<"title" | "description", readonly FieldVerdict[]>;
  /** True if nothing is to be done. */
  isClean: boolean;
};

/**
 * With a header line the columns may be in any order; without, url, title, description. A line above
 * them that is neither, such as the report's name, is left out.
 */
export function parsePages(source: string): Result<BatchPage[], BatchProblem> {
  const all = parseCsv(source);
  const rows = all.slice(Math.max(all.findIndex(isTableRow), 0));
  const [first] = rows;
  if (!first) return { ok: false, problem: "empty" };
  const foreign = findForeignTable(source);
  if (foreign !== undefined) return { ok: false, problem: foreign };

  const header = first.map((cell) => cell.trim().toLowerCase());
  const hasHeader = header.some(
    (cell) => columns.url.includes(cell) || columns.title.includes(cell),
  );
  if (hasHeader && !header.some((cell) => columns.title.includes(cell))) {
    return { ok: false, problem: "no-title-column" };
  }
  if (!hasHeader) {
    const problem = findNamelessProblem(rows);
    if (problem !== undefined) return { ok: false, problem };
  }

  const at = hasHeader
    ? {
        url: header.findIndex((cell) => columns.url.includes(cell)),
        title: header.findIndex((cell) => columns.title.includes(cell)),
        description: header.findIndex((cell) => columns.description.includes(cell)),
      }
    : { url: 0, title: 1, description: 2 };
  const pages = (hasHeader ? rows.slice(1) : rows).map((row) => ({
    url: row[at.url] ?? "",
    title: row[at.title] ?? "",
    description: row[at.description] ?? "",
  }));
  return pages.length === 0 ? { ok: false, problem: "empty" } : { ok: true, value: pages };
}

/** What begins with a tag is not a row of a table, though its commas would split it into cells. */
function findForeignTable(source: string): "html" | "json" | "figures" | undefined {
  if (isFigureTable(source)) return "figures";
  const text = source.replace(/^\uFEFF/, "").trimStart();
  if (!/^[<{[]/.test(text)) return undefined;
  if (findForeignText(text) === "json") return "json";
  return text.startsWith("<") ? "html" : undefined;
}

/** Without names the first column is the address: anything else would be measured as what it is not. */
function findNamelessProblem(rows: readonly (readonly string[])[]): BatchProblem | undefined {
  if (rows.every((row) => row.length < 2)) return "one-column";
  return rows.some(([cell = ""]) => isAddressLike(cell.trim())) ? undefined : "no-address";
}

function isTableRow([first = "", ...others]: readonly string[]): boolean {
  return others.some((cell) => cell !== "") || isAddressLike(first.trim());
}

/** Empty for a page that is not yet there. */
function isAddressLike(cell: string): boolean {
  return cell === "" || /^(?:\/|[a-z]+:\/\/|[^\s/]+\.[a-z\u00a1-\uffff]{2,})\S*$/i.test(cell);
}

/** As crawlers name them in their exports, too. */
const columns = {
  url: ["url", "address", "page", "link"],
  title: ["title", "title 1", "title tag", "meta title"],
  description: ["description", "meta description", "meta description 1"],
};

/** What is on several pages is marked as a duplicate, and what was cut by whatever wrote the table as that. */
export function measurePages(pages: readonly BatchPage[]): PageReport[] {
  const titles = countTexts(pages.map(({ title }) => title));
  const descriptions = countTexts(pages.map(({ description }) => description));
  const areCut = areCutAtLimit(pages.map(({ title }) => title));

  return pages.map((page) => {
    const snippet = measureSnippet(page);
    const isTitleCut = areCut && snippet.signs.title === TITLE_MAX_LENGTH;
    const verdicts = {
      title: judge(snippet, "title", {
        isDuplicate: (titles.get(toKey(page.title)) ?? 0) > 1,
        wasCut: isTitleCut || endsInEllipsis(page.title),
      }),
      description: judge(snippet, "description", {
        isDuplicate: (descriptions.get(toKey(page.description)) ?? 0) > 1,
        wasCut: endsInEllipsis(page.description),
      }),
    };
    return {
      ...page,
      snippet,
      verdicts,
      isClean: [...verdicts.title, ...verdicts.description].every((verdict) => verdict === "fits"),
    };
  });
}

/** The rows of the CSV, header first. */
export function toBatchRows(reports: readonly PageReport[]): (string | number)[][] {
  return [
    [
      "url",
      "title",
      "title_px",
      "title_signs",
      "title_verdict",
      "title_shown",
      "description",
      "description_px",
      "description_signs",
      "description_verdict",
      "description_shown",
    ],
    ...reports.map(({ url, title, description, snippet, verdicts }) => {
      const { desktop } = snippet.screens;
      return [
        url,
        title,
        roundPx(desktop.title.px),
        snippet.signs.title,
        verdicts.title.join("; "),
        shownText(desktop.title.lines),
        description,
        roundPx(desktop.description.px),
        snippet.signs.description,
        verdicts.description.join("; "),
        shownText(desktop.description.lines),
      ];
    }),
  ];
}

function judge(
  { findings }: Snippet,
  field: "title" | "description",
  { isDuplicate, wasCut }: { isDuplicate: boolean; wasCut: boolean },
): FieldVerdict[] {
  const mine = findings.filter((finding) => finding.field === field);
  if (mine.some(({ kind }) => kind === "missing")) return ["missing"];

  const cuts = mine.flatMap((finding) => (finding.kind === "cut" ? [finding.screen] : []));
  const verdicts: FieldVerdict[] =
    cuts.length === 2
      ? ["cut on both"]
      : cuts.map((screen) => (screen === "desktop" ? "cut on desktop" : "cut on mobile"));
  if (wasCut) verdicts.unshift("cut before it was pasted");
  if (isDuplicate) verdicts.push("duplicate");
  return verdicts.length === 0 ? ["fits"] : verdicts;
}

function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of texts.map(toKey)) {
    if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function toKey(text: string): string {
  return foldText(cleanText(text));
}

function shownText(lines: Snippet["screens"]["desktop"]["title"]["lines"]): string {
  return lines.map((line) => line.map(({ text }) => text).join("")).join(" ");
}

function roundPx(px: number): number {
  return Math.round(px * 10) / 10;
}
