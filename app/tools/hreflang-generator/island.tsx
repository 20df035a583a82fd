import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { HreflangTool } from "#app/tools/hreflang-generator/hreflang-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(HreflangTool);
