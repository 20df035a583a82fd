import { createContext } from "react";

import type { ToolMeta } from "#app/tools/define-tool.ts";

/** What a tool's island is told of its tool: what its results hand over names it. */
export type ToolName = Pick<ToolMeta, "title" | "kind">;

/** The tool whose page this is. */
export const ToolOnPage = createContext<ToolName | undefined>(undefined);

export function nameTool({ title, kind }: ToolName): ToolName {
  return { title, kind };
}
