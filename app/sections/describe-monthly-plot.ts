import type { MonthlyPlot, PairsPlot } from "#app/content/case-studies/schema.ts";
import { addMonths, longMonth, monthAndYear, monthsBetween } from "#lib/months.ts";

/** How many of a plot's months lie before the work began. */
export function countMonthsBefore(plot: MonthlyPlot): number {
  return monthsBetween(plot.firstMonth, plot.startMonth);
}

export function meanBefore(plot: MonthlyPlot): number {
  const before = plot.values.slice(0, countMonthsBefore(plot));
  return before.reduce((sum, value) => sum + value, 0) / before.length;
}

/** "Work starts, March" */
export function startWords(plot: MonthlyPlot): string {
  return `Work starts, ${longMonth(plot.startMonth)}`;
}

/** What a monthly plot shows, for those who cannot see it. */
export function describeMonthlyPlot(plot: MonthlyPlot): string {
  const count = countMonthsBefore(plot);
  const before = plot.values.slice(0, count);
  const first = plot.values[count] ?? 0;
  const last = plot.values.at(-1) ?? 0;
  const lastMonth = addMonths(plot.firstMonth, plot.values.length - 1);

  return `${plot.label}: ${Math.min(...before)} to ${Math.max(...before)} in the ${count} months before ${monthAndYear(plot.startMonth)}, then from ${first} to ${last} in ${monthAndYear(lastMonth)}`;
}

export function captionMonthlyPlot(plot: MonthlyPlot): string {
  const lastMonth = addMonths(plot.firstMonth, plot.values.length - 1);
  const span = `${monthAndYear(plot.firstMonth)} to ${monthAndYear(lastMonth)}, ${plot.values.length} months.`;

  return plot.shape === "line"
    ? `${span} The shaded part is before our work; the dashed line is its average.`
    : `${span} The grey part is before our work.`;
}

export function describePairsPlot(plot: PairsPlot): string {
  const rows = plot.rows.map((row) => `${row.name} ${row.before} and ${row.after}`);
  return `${plot.label}, ${plot.beforeName} and ${plot.afterName}: ${rows.join("; ")}`;
}

/** A row's two values: "February 6, November 1". */
export function describePair(
  { beforeName, afterName }: PairsPlot,
  { before, after }: PairsPlot["rows"][number],
): string {
  return `${beforeName} ${before}, ${afterName} ${after}`;
}
