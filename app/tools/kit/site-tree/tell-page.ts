import { count } from "#lib/count.ts";
import type { TreePage } from "#app/tools/kit/site-tree/draw-tree.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";

/** A page's group, as the pictures of a site name it. */
export const groupWords: Readonly<Record<CoverageGroup, string>> = {
  indexable: "indexable",
  "by-mistake": "shut out by mistake",
  "on-purpose": "meant to be out",
  "no-answer": "no answer",
  "not-read": "not read",
};

/** What a dot of the tree says of its page: "2 clicks, indexable". */
export function tellPage({ depth, group }: Pick<TreePage, "depth" | "group">): string {
  const way = depth === null ? "no link found" : depth === 0 ? "home page" : count(depth, "click");
  return `${way}, ${groupWords[group]}`;
}
