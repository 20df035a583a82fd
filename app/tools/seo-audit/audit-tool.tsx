import { lazy } from "react";

import { PageTool } from "#app/tools/kit/page-tool.tsx";
import { AuditOfAddress } from "#app/tools/seo-audit/audit-of-address.tsx";

const AuditOfSource = lazy(async () => {
  const { AuditOfSource: component } = await import("#app/tools/seo-audit/audit-of-source.tsx");
  return { default: component };
});

const WholeSite = lazy(async () => {
  const { WholeSite: component } = await import("#app/tools/seo-audit/whole-site/whole-site.tsx");
  return { default: component };
});

const wholeSite = { name: "whole-site", label: "Whole site", Content: WholeSite };

export function AuditTool() {
  return (
    <PageTool
      OfAddress={AuditOfAddress}
      OfSource={AuditOfSource}
      more={wholeSite}
      loadExamples={() => import("#app/tools/seo-audit/examples.ts")}
    />
  );
}
