import type { AddedFix, Comparison, FixMark } from "./site-report.ts";

type ComparisonGroup = "fixed" | "worse" | "better" | "gone" | "added" | "still" | "unseen";

type ComparisonWords = {
  key: ComparisonGroup;
  /** As a heading. */
  name: string;
  /** Behind a number of findings. */
  label: string;
  /** Before the points. */
  sign: "−" | "+" | "";
};

/** The groups of a comparison in their order, with the words for them on screen, on paper and in files. */
export const comparisonWords: readonly ComparisonWords[] = [
  { key: "fixed", name: "Fixed", label: "fixed", sign: "−" },
  { key: "added", name: "New", label: "new", sign: "+" },
  { key: "worse", name: "Worse", label: "worse", sign: "+" },
  { key: "better", name: "Better", label: "better", sign: "−" },
  { key: "gone", name: "Gone with the page", label: "gone with the page", sign: "" },
  { key: "still", name: "Unchanged", label: "unchanged", sign: "" },
  { key: "unseen", name: "Not checked this time", label: "not checked this time", sign: "" },
];

export type ComparedGroup = ComparisonWords & { fixes: readonly AddedFix[] };

/** The groups that hold something, and the first two always. */
export function listCompared(comparison: Comparison): readonly ComparedGroup[] {
  return comparisonWords
    .map((words) => ({ ...words, fixes: comparison[words.key] ?? [] }))
    .filter(({ fixes }, index) => index < 2 || fixes.length > 0);
}

/** "5 fixed, 3 new, 1 worse, 8 unchanged" */
export function tellComparison(comparison: Comparison): string {
  return listCompared(comparison)
    .map(({ fixes, label }) => `${fixes.length} ${label}`)
    .join(", ");
}

/** What became of a mark: "marked done, still there", "ignored: a test page". */
export function tellEarlierMark(group: ComparisonGroup, { state, reason }: FixMark): string {
  const isStill = group === "still" || group === "worse" || group === "better";
  if (state === "done") return isStill ? "marked done, still there" : "marked done";
  return reason === "" ? "ignored" : `ignored: ${reason}`;
}
