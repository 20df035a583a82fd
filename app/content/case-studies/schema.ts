import { z } from "zod";

import { monthsBetween } from "#lib/months.ts";

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "write the month as 2024-03");
const paragraph = z.string().min(20);

/** One number a month, with the month in which the work began. */
export const monthlyPlotSchema = z
  .strictObject({
    shape: z.enum(["line", "bars"]),
    /** What is counted: the axis' name. */
    label: z.string().min(1),
    firstMonth: month,
    startMonth: month,
    values: z.array(z.number().nonnegative()).min(6, "a plot needs at least six months"),
  })
  .refine(
    (plot) => {
      const before = monthsBetween(plot.firstMonth, plot.startMonth);
      return before >= 2 && before < plot.values.length;
    },
    { message: "startMonth must leave at least two months before it and one after" },
  );

/** Pairs of before and after, one a row. */
export const pairsPlotSchema = z
  .strictObject({
    label: z.string().min(1),
    beforeName: z.string().min(1),
    afterName: z.string().min(1),
    /** The axis from left to right: descending for positions, where 1 is best. */
    from: z.number(),
    to: z.number(),
    ticks: z.array(z.number()).min(2),
    /** The rows that earn the accent, and what the key calls them. */
    accent: z.strictObject({ rows: z.array(z.string()).min(1), name: z.string().min(1) }),
    rows: z
      .array(z.strictObject({ name: z.string().min(1), before: z.number(), after: z.number() }))
      .min(3, "a comparison needs at least three rows"),
  })
  .refine(
    ({ accent, rows }) => accent.rows.every((name) => rows.some((row) => row.name === name)),
    {
      path: ["accent", "rows"],
      message: "names a row that does not exist",
    },
  );

const resultSchema = z.strictObject({
  metric: z.string().min(1),
  from: z.string().regex(/^[\d.,]+$/, "a number only; put its unit into unit"),
  to: z.string().regex(/^[\d.,]+$/, "a number only; put its unit into unit"),
  /** Follows the number: "%", " of 12". */
  unit: z.string(),
});

export const caseStudySchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens"),
    client: z.string().min(1),
    city: z.string().min(1),
    industry: z.string().min(1),
    title: z.string().min(1).max(70, "a title has at most 70 characters"),
    summary: z.string().min(1).max(160, "a summary has at most 160 characters"),
    /** For search results. */
    description: z
      .string()
      .min(120, "a description has 120 to 160 characters")
      .max(160, "a description has 120 to 160 characters"),
    services: z.array(z.string().min(1)).min(1),
    challenge: z.array(paragraph).min(1),
    solution: z.strictObject({
      intro: paragraph,
      steps: z.array(z.strictObject({ when: z.string().min(1), what: paragraph })).min(2),
    }),
    /** The first is the one the portfolio shows. */
    results: z.array(resultSchema).min(3, "name at least three results"),
    plot: monthlyPlotSchema,
    detail: pairsPlotSchema,
    /** Which of the two the portfolio draws. */
    cover: z.enum(["plot", "detail"]),
    /** The slug of a testimonial. */
    testimonial: z.string(),
    /** Day of the last change, for the sitemap. */
    updated: z.iso.date(),
  })
  .refine(
    ({ plot, results }) => {
      const before = plot.values[monthsBetween(plot.firstMonth, plot.startMonth) - 1];
      return results.some(
        ({ from, to }) => Number(from) === before && Number(to) === plot.values.at(-1),
      );
    },
    {
      path: ["results"],
      message:
        "no result runs from the plot's last month before the start to its last month: picture and words would differ",
    },
  )
  .refine(
    ({ cover, detail, results: [first] }) =>
      cover === "plot" ||
      detail.rows.some(
        (row) => row.before === Number(first?.from) && row.after === Number(first?.to),
      ),
    {
      path: ["results", 0],
      message: "the portfolio draws the detail, so the first result must be one of its rows",
    },
  );

export type MonthlyPlot = z.infer<typeof monthlyPlotSchema>;
export type PairsPlot = z.infer<typeof pairsPlotSchema>;
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type CaseResult = CaseStudy["results"][number];
