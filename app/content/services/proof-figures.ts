import type { ExpectedTime, ProofFigure } from "./schema.ts";

/** Demonstration figures: replace them with your own before publishing, then isDemonstration in the site file. */
export const proofFigures = [
  { number: "200", unit: "+", label: "Lahore businesses helped" },
  { number: "97", unit: "%", label: "of clients stay with us" },
  { number: "4.8", unit: "/5", label: "client satisfaction" },
  { number: "12–18", unit: " months", label: "average growth period" },
] as const satisfies readonly ProofFigure[];

/** Typical ranges, counted from the first day of work. */
export const expectedTimes = [
  { name: "First improvements", range: "within 3 months", fromMonth: 1, toMonth: 3 },
  { name: "The basics in place", range: "3–4 months", fromMonth: 3, toMonth: 4 },
  { name: "Significant rankings", range: "6–12 months", fromMonth: 6, toMonth: 12 },
] as const satisfies readonly ExpectedTime[];
