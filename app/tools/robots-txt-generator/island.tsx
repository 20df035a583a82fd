import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { RobotsTool } from "#app/tools/robots-txt-generator/robots-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(RobotsTool);
