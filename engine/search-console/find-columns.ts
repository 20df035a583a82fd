import { readPercent, readWhole } from "./read-number.ts";

/** Which column of a table is what; figures are absent in a list of addresses alone. */
export type Columns = { url: number; figures?: { clicks: number; impressions: number } };

/** So many rows show what a column is. */
const SAMPLE = 1000;
/** Some print a rate with one decimal. */
const ROUNDING = 0.06;

/**
 * The columns by what is in them, as their headings are in the account's language: the addresses, and
 * two of whole numbers of which the first is nowhere the larger. Where a rate is there, theirs is it.
 * Undefined: no table of addresses. `rows`: without the heading.
 */
export function findColumns(rows: readonly (readonly string[])[]): Columns | undefined {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.min(Math.max(0, ...sample.map(({ length }) => length)), 40);
  const columns = Array.from({ length: width }, (_, at) => sample.map((row) => row[at] ?? ""));
  const url = columns.findIndex(
    (cells) => cells.filter(isPageAddress).length * 2 > cells.length && cells.length > 0,
  );
  if (url === -1) return undefined;
  const whole = columns.map((cells) => readAll(cells, readWhole));
  const rate = columns.map((cells) => readAll(cells, readPercent)).find((all) => all !== undefined);
  const pairs = whole.flatMap((clicks, at) =>
    whole.flatMap((impressions, other) =>
      at !== other &&
      clicks !== undefined &&
      impressions !== undefined &&
      isPair(clicks, impressions)
        ? [{ clicks: at, impressions: other, fits: countFits(clicks, impressions, rate) }]
        : [],
    ),
  );
  const [best] = pairs.toSorted((one, next) => next.fits - one.fits);
  if (best === undefined) return { url };
  return { url, figures: { clicks: best.clicks, impressions: best.impressions } };
}

export function isPageAddress(cell: string): boolean {
  return /^https?:\/\//i.test(cell) && URL.canParse(cell);
}

/** What stands for no figure. */
const NONE: ReadonlySet<string> = new Set(["", "-", "–", "—", "N/A"]);

/** Undefined where a cell is filled and is no such number; a column of empty cells is none. */
function readAll(
  cells: readonly string[],
  read: (cell: string) => number | undefined,
): readonly number[] | undefined {
  const numbers = cells.map((cell) => (NONE.has(cell.trim()) ? 0 : read(cell)));
  return numbers.every((each) => each !== undefined) && cells.some((cell) => !NONE.has(cell.trim()))
    ? numbers
    : undefined;
}

function isPair(clicks: readonly number[], impressions: readonly number[]): boolean {
  return clicks.every((each, at) => each <= (impressions[at] ?? 0));
}

/** In how many rows the rate is clicks by impressions. */
function countFits(
  clicks: readonly number[],
  impressions: readonly number[],
  rate: readonly number[] | undefined,
): number {
  return clicks.filter((each, at) => {
    const all = impressions[at] ?? 0;
    return all > 0 && Math.abs((100 * each) / all - (rate?.[at] ?? -1)) <= ROUNDING;
  }).length;
}
