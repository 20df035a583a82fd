import { dedicatedCopies } from "./dedicated-copies.ts";

/** The cities whose page is written for them alone. */
export const dedicatedSlugs: readonly string[] = [
  "lahore",
  ...dedicatedCopies.map(({ slug }) => slug),
];
