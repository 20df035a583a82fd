import type { ProcessStep } from "./schema.ts";

/** The way every project goes. */
export const processSteps = [
  {
    name: "Discovery & Audit",
    text: "We crawl the site, read the results pages of your trade, and ask your front desk what callers ask.",
    outcome: "The audit, sorted by what each fault costs",
  },
  {
    name: "Strategy Roadmap",
    text: "We set the order of the work, month by month, and say what we would leave undone.",
    outcome: "One page, with dates and a price",
  },
  {
    name: "Execution & Optimization",
    text: "We fix, write, list and ask for links. Nothing changes on your site without a line in the log.",
    outcome: "A change log: page, date, name",
  },
  {
    name: "Reporting & Growth",
    text: "We measure against day one, keep what worked and drop what did not.",
    outcome: "Two pages per report, in plain words",
  },
] as const satisfies readonly ProcessStep[];
