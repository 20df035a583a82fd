import { lazy } from "react";

import { CacheSample } from "#app/tools/google-cache-checker/cache-sample.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";

const RealCopies = lazy(async () => {
  const module = await import("#app/tools/google-cache-checker/real-copies.tsx");
  return { default: module.RealCopies };
});

/** One address through both tabs. */
export function CacheTool() {
  const { values, change, isRestored } = useAddressState({ url: "", day: "" });

  return (
    <ToolTabs
      specified={{
        label: "Check the cache",
        content: <CacheSample url={values.url} onUrlChange={(url) => change({ url })} />,
      }}
      measured={{
        label: "Find real copies",
        content: (
          <OnceOpened>
            <RealCopies values={values} onChange={change} isRestored={isRestored} />
          </OnceOpened>
        ),
      }}
    />
  );
}
