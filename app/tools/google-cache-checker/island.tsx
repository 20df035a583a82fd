import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { CacheTool } from "#app/tools/google-cache-checker/cache-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(CacheTool);
