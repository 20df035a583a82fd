import { createContext } from "react";

import type { ToolMeta } from "#app/tools/define-tool.ts";

/** The tool whose page this is: what its results hand over names it. */
export const ToolOnPage = createContext<ToolMeta | undefined>(undefined);
