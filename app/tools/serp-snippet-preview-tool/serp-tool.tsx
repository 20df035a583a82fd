import { SerpForm } from "#app/tools/serp-snippet-preview-tool/serp-form.tsx";
import { SerpMeasured } from "#app/tools/serp-snippet-preview-tool/serp-measured.tsx";
import { SerpPreview } from "#app/tools/serp-snippet-preview-tool/serp-preview.tsx";
import { useSerpEngine } from "#app/tools/serp-snippet-preview-tool/use-serp-engine.ts";
import { ToolTabs } from "#app/tools/tool-tabs.tsx";
import { useAddressState } from "#app/tools/use-address-state.ts";

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
      specified={{
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
      }}
      measured={{
        label: "As Google draws it",
        content: <SerpMeasured values={values} onChange={change} engine={engine} />,
      }}
    />
  );
}
