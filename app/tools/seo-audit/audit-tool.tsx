import { lazy } from "react";

import { PageTool } from "#app/tools/kit/page-tool.tsx";
import { AuditOfAddress } from "#app/tools/seo-audit/audit-of-address.tsx";

const AuditOfSource = lazy(async () => {
  const { AuditOfSource: component } = await import("#app/tools/seo-audit/audit-of-source.tsx");
  return { default: component };
});

export function AuditTool() {
  return <PageTool OfAddress={AuditOfAddress} OfSource={AuditOfSource} />;
}
