import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { AuditTool } from "#app/tools/seo-audit/audit-tool.tsx";

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(AuditTool);
