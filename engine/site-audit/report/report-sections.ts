/** Sections of a report that its owner can keep from whoever has the link, in their order. */
export const reportSections = [
  "since",
  "coverage",
  "fixes",
  "console",
  "ai",
  "pictures",
  "pages",
] as const;

export type ReportSection = (typeof reportSections)[number];
