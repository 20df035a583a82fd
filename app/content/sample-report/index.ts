import { z } from "zod";

import type { MonthlyPlot } from "#app/content/case-studies/schema.ts";
import { parseEntry, readTextFile } from "#app/content/parse-entries.ts";
import { linesOf } from "#app/content/parse-text-file.ts";
import { fillPlanFacts } from "#app/content/plans/fill-plan-facts.ts";
import { findPlan } from "#app/content/plans/index.ts";
import text from "./sample-report.txt?raw";

const FILE = "sample-report/sample-report.txt";
const month = z.string().regex(/^\d{4}-\d{2}$/, "write a month as 2026-05");
const list = z.array(z.string().min(10)).min(1);
const table = z
  .array(z.array(z.string().min(1)).length(4, "write four cells with | between"))
  .min(3);

const sampleReportSchema = z.strictObject({
  title: z.string().min(10),
  description: z.string().min(120).max(160),
  client: z.string().min(3),
  month: z.string().min(3),
  plan: z.string().refine((slug) => findPlan(slug) !== undefined, "write the slug of a plan"),
  dayone: z.string().min(3),
  named: z.string().min(3),
  sentence: z.string().min(40),
  plot: z.strictObject({ first: month, start: month, calls: z.array(z.int().positive()).min(6) }),
  figures: table,
  searches: table,
  log: table,
  done: list,
  failed: list,
  hours: list,
  next: list,
  needed: list,
});

export type MonthReport = z.infer<typeof sampleReportSchema>;

/**
 * A month's report of a made-up client, as a writer edits it; {words in braces} are facts of the plans.
 * @throws ContentError with the field and what to write.
 */
export function readSampleReport(): MonthReport {
  const { fields, sections } = readTextFile(FILE, fillPlanFacts(text));
  const { first, start, calls, ...head } = Object.fromEntries(fields);
  const lines = (heading: string) => linesOf(sections.get(heading));
  const rows = (heading: string) =>
    lines(heading)?.map((line) => line.split("|").map((cell) => cell.trim()));
  return parseEntry(FILE, sampleReportSchema, {
    ...head,
    plot: { first, start, calls: calls?.split(",").map(Number) },
    figures: rows("Figures"),
    searches: rows("Searches"),
    log: rows("Change log"),
    done: lines("What was done"),
    failed: lines("What did not work"),
    hours: lines("Hours on fixes"),
    next: lines("Next month"),
    needed: lines("What we need from you"),
  });
}

/** The report's calls by month, for the plot that cases have too. */
export function plotCalls({ plot: { first, start, calls } }: MonthReport): MonthlyPlot {
  return {
    shape: "line",
    label: "Calls a month from the map",
    firstMonth: first,
    startMonth: start,
    values: calls,
  };
}
