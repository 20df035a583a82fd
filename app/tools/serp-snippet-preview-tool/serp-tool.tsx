import { lazy } from "react";

import { SerpForm } from "#app/tools/serp-snippet-preview-tool/serp-form.tsx";
import { SerpPreview } from "#app/tools/serp-snippet-preview-tool/serp-preview.tsx";
import { useSerpEngine } from "#app/tools/serp-snippet-preview-tool/use-serp-engine.ts";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";

const SerpAsDrawn = lazy(async () => {
  const module = await import("#app/tools/serp-snippet-preview-tool/serp-as-drawn.tsx");
  return { default: module.SerpAsDrawn };
});

/** One title, address and description through both tabs. */
export function SerpTool() {
  const { values, change } = useAddressState({
    title: "",
    url: "",
    description: "",
    query: "",
    pages: "one",
  });
  const engine = useSerpEngine();
  const report = engine?.measureByYardstick(values);

  return (
    <ToolTabs
      tabs={[
        {
          name: "preview",
          label: "Preview",
          content: (
            <div className="tool-split serp-split">
              <SerpForm
                values={values}
                onChange={change}
                px={report && { title: report.title.px, description: report.description.px }}
              />
              <SerpPreview values={values} report={report} />
            </div>
          ),
        },
        {
          name: "as-google-draws-it",
          label: "As Google draws it",
          content: (
            <OnceOpened>
              <SerpAsDrawn values={values} onChange={change} engine={engine} />
            </OnceOpened>
          ),
        },
      ]}
    />
  );
}
