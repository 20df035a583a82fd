import type { ToolMeta } from "#app/tools/define-tool.ts";
import { getTool, tools } from "#app/tools/tools.ts";

const LINKED_TOOLS = 6;

export type ToolLink = Pick<ToolMeta, "path" | "title" | "answers">;

/** What a tool's page shows besides the tool. Read at prerender, so that no page ships every meta. */
export type ToolPageData = { tool: ToolMeta; related: readonly ToolLink[] };

/** Without `relatedSlugs`: the first six entries of the directory, the current tool left out. */
export function loadToolPage(tool: ToolMeta, relatedSlugs?: readonly string[]): ToolPageData {
  const related = relatedSlugs
    ? relatedSlugs.map(getTool)
    : tools.filter((other) => other.slug !== tool.slug).slice(0, LINKED_TOOLS);

  return {
    tool,
    related: related.map(({ path, title, answers }) => ({ path, title, answers })),
  };
}
