import { lazy } from "react";

import { SampleCache } from "#app/tools/google-cache-checker/sample-cache.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";

const RealCopies = lazy(async () => {
  const module = await import("#app/tools/google-cache-checker/real-copies.tsx");
  return { default: module.RealCopies };
});

/** One address through both tabs. */
export function CacheTool() {
  const { values, change, isRestored } = useAddressState({ url: "", day: "" });

  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/google-cache-checker/examples.ts")}
      tabs={[
        {
          name: "check-cache",
          label: "Check the cache",
          content: <SampleCache url={values.url} onUrlChange={(url) => change({ url })} />,
        },
        {
          name: "find-copies",
          label: "Find real copies",
          content: (
            <OnceOpened>
              <RealCopies values={values} onChange={change} isRestored={isRestored} />
            </OnceOpened>
          ),
        },
      ]}
    />
  );
}
