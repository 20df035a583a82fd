import { lazy } from "react";

import { SampleAudit } from "#app/tools/seo-audit/sample-audit.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";

const AuditOfSource = lazy(async () => {
  const { AuditOfSource: component } = await import("#app/tools/seo-audit/audit-of-source.tsx");
  return { default: component };
});

/** One address through both tabs. */
export function AuditTool() {
  const { values, change } = useAddressState({ url: "" });
  const onUrlChange = (url: string) => change({ url });

  return (
    <div className="page-source-way">
      <ToolTabs
        tabs={[
          {
            name: "page-url",
            label: "Page URL",
            content: <SampleAudit url={values.url} onUrlChange={onUrlChange} />,
          },
          {
            name: "page-source",
            label: "Page source",
            content: (
              <OnceOpened>
                <AuditOfSource url={values.url} onUrlChange={onUrlChange} />
              </OnceOpened>
            ),
          },
        ]}
      />
    </div>
  );
}
