import { lazy } from "react";

import { LsiSample } from "#app/tools/lsi-keyword-generator/lsi-sample.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";

const TermsForm = lazy(async () => {
  const module = await import("#app/tools/lsi-keyword-generator/terms-form.tsx");
  return { default: module.TermsForm };
});

export function LsiTool() {
  return (
    <ToolTabs
      specified={{ label: "By topic", content: <LsiSample /> }}
      measured={{
        label: "From texts",
        content: (
          <OnceOpened>
            <TermsForm />
          </OnceOpened>
        ),
      }}
    />
  );
}
