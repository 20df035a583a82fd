import type { ComponentType } from "react";

import { ToolOnPage, type ToolName } from "./tool-on-page.ts";

/** A tool as the island of its page: the default export of its folder's island.tsx. */
export function toolIsland(Tool: ComponentType) {
  return function ToolIsland({ tool }: { tool: ToolName }) {
    return (
      <ToolOnPage value={tool}>
        <Tool />
      </ToolOnPage>
    );
  };
}
