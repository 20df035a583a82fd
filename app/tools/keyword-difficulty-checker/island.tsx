import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { KeywordTool } from "#app/tools/keyword-difficulty-checker/keyword-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(KeywordTool);
