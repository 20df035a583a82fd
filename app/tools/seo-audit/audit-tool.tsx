import { lazy } from "react";

import { PageTool } from "#app/tools/kit/page-tool.tsx";
import { SampleAudit } from "#app/tools/seo-audit/sample-audit.tsx";

const AuditOfSource = lazy(async () => {
  const { AuditOfSource: component } = await import("#app/tools/seo-audit/audit-of-source.tsx");
  return { default: component };
});

export function AuditTool() {
  return <PageTool Sample={SampleAudit} OfSource={AuditOfSource} />;
}
