import { LsiSample } from "#app/tools/lsi-keyword-generator/lsi-sample.tsx";
import { TermsForm } from "#app/tools/lsi-keyword-generator/terms-form.tsx";
import { ToolTabs } from "#app/tools/tool-tabs.tsx";

export function LsiTool() {
  return (
    <ToolTabs
      specified={{ label: "By topic", content: <LsiSample /> }}
      measured={{ label: "From texts", content: <TermsForm /> }}
    />
  );
}
