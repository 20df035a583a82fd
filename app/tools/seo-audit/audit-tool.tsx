import { AuditMeasured } from "#app/tools/seo-audit/audit-measured.tsx";
import { AuditSample } from "#app/tools/seo-audit/audit-sample.tsx";
import { ToolTabs } from "#app/tools/tool-tabs.tsx";
import { useAddressState } from "#app/tools/use-address-state.ts";

/** One address through both tabs. */
export function AuditTool() {
  const { values, change } = useAddressState({ url: "" });
  const onUrlChange = (url: string) => change({ url });

  return (
    <div className="page-source-way">
      <ToolTabs
        specified={{
          label: "Page URL",
          content: <AuditSample url={values.url} onUrlChange={onUrlChange} />,
        }}
        measured={{
          label: "Page source",
          content: <AuditMeasured url={values.url} onUrlChange={onUrlChange} />,
        }}
      />
    </div>
  );
}
