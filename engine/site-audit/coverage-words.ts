import type { CoverageGroup } from "./report-page.ts";
import type { Coverage } from "./site-report.ts";

type CoverageWords = {
  group: CoverageGroup;
  /** The group's figure in `Coverage`. */
  key: keyof Omit<Coverage, "known" | "reasons" | "unread">;
  /** In a table's head. */
  name: string;
  /** Behind a number of pages. */
  label: string;
};

/** The groups of pages in their order, with the words for them on screen, on paper and in files. */
export const coverageWords = [
  { group: "indexable", key: "indexable", name: "Indexable", label: "can be indexed" },
  { group: "by-mistake", key: "byMistake", name: "By mistake", label: "shut out by mistake" },
  {
    group: "on-purpose",
    key: "onPurpose",
    name: "On purpose",
    label: "kept out on purpose, or so it seems",
  },
  { group: "no-answer", key: "noAnswer", name: "No answer", label: "no answer" },
  { group: "not-read", key: "notRead", name: "Not read", label: "not read" },
] as const satisfies readonly CoverageWords[];

/** The words behind a number of pages of one group. */
export function labelOf(group: CoverageGroup): string {
  return coverageWords.find((words) => words.group === group)?.label ?? group;
}
