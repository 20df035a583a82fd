import { checkCluster, type ClusterReport } from "./check-cluster.ts";
import {
  readAnnotations,
  type AnnotatedPage,
  type ReadProblem,
  type Supplied,
} from "./read-annotations.ts";

export type CheckRequest = { supplied: readonly Supplied[]; now: number };

export type CheckAnswer = {
  /** What could not be read, by its place among the supplied. */
  problems: readonly { index: number; problem: ReadProblem }[];
  /** What the rest says; undefined when there is none. */
  report: ClusterReport | undefined;
};

/**
 * The report is of the pages that could be read; `index` of a problem counts from 0 in `supplied`.
 */
export function checkSupplied({ supplied, now }: CheckRequest): CheckAnswer {
  const pages: AnnotatedPage[] = [];
  const problems: { index: number; problem: ReadProblem }[] = [];
  for (const [index, one] of supplied.entries()) {
    const read = readAnnotations(one, now);
    if (read.ok) pages.push(...read.value);
    else problems.push({ index, problem: read.problem });
  }
  return { problems, report: pages.length === 0 ? undefined : checkCluster(pages) };
}
