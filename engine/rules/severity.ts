/** What a fault does: one scale for the audits of a page and of a site, on screen, on paper and in every file. */
export type Severity = "out" | "blocking" | "clicks" | "cosmetic";

/** A finding of a site is about many pages; which of them are out of the results, its coverage says. */
export type SiteSeverity = Exclude<Severity, "out">;

/** Worst first. "Blocks indexing" is said only of a page that is out, because a gate of indexability.ts is shut. */
export const SEVERITIES = ["out", "blocking", "clicks", "cosmetic"] as const satisfies Severity[];

export const SITE_SEVERITIES = ["blocking", "clicks", "cosmetic"] as const satisfies SiteSeverity[];

export const severityWords: Readonly<Record<Severity, string>> = {
  out: "Blocks indexing",
  blocking: "Hinders indexing",
  clicks: "Loses clicks",
  cosmetic: "Cosmetic",
};
