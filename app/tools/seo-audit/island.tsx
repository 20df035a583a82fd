import { lazy } from "react";

import { useIsReadingOff } from "#app/tools/kit/reading/use-is-reading-off.ts";
import { PageTool } from "#app/tools/kit/page-tool.tsx";
import { AuditOfAddress } from "./audit-of-address.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const AuditOfSource = lazy(async () => ({
  default: (await import("./audit-of-source.tsx")).AuditOfSource,
}));

const WholeSite = lazy(async () => ({
  default: (await import("#app/tools/seo-audit/whole-site/whole-site.tsx")).WholeSite,
}));

const wholeSite = { name: "whole-site", label: "Whole site", Content: WholeSite };

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(AuditTool);

function AuditTool() {
  const isReadingOff = useIsReadingOff();
  return (
    <PageTool
      OfAddress={AuditOfAddress}
      OfSource={AuditOfSource}
      more={isReadingOff ? undefined : wholeSite}
      loadExamples={() => import("./examples.ts")}
    />
  );
}
