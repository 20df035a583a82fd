import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { SerpTool } from "#app/tools/serp-snippet-preview-tool/serp-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(SerpTool);
