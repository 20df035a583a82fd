import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { LsiTool } from "#app/tools/lsi-keyword-generator/lsi-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(LsiTool);
