import { lazy } from "react";

import { AuditSample } from "#app/tools/seo-audit/audit-sample.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";

const AuditMeasured = lazy(async () => {
  const { AuditMeasured: component } = await import("#app/tools/seo-audit/audit-measured.tsx");
  return { default: component };
});

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
          content: (
            <OnceOpened>
              <AuditMeasured url={values.url} onUrlChange={onUrlChange} />
            </OnceOpened>
          ),
        }}
      />
    </div>
  );
}
