import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { LinksTool } from "#app/tools/dofollow-nofollow-link-checker/links-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(LinksTool);
