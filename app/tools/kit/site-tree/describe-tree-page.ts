import { count } from "#lib/count.ts";
import type { TreePage } from "./draw-tree.ts";
import { labelOf } from "#engine/site-audit/coverage-words.ts";

/** What a dot of the tree says of its page: "2 clicks, indexable". */
export function describeTreePage({ depth, group }: Pick<TreePage, "depth" | "group">): string {
  const way = depth === null ? "no link found" : depth === 0 ? "home page" : count(depth, "click");
  return `${way}, ${labelOf(group)}`;
}
