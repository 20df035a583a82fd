import { createContext } from "react";

import type { ToolMeta } from "#app/tools/define-tool.ts";

/** What a tool's island knows of its tool: the message that a result is handed over with names it. */
export type ToolName = Pick<ToolMeta, "title" | "kind">;

export const ToolOnPage = createContext<ToolName | undefined>(undefined);
