import { lazy } from "react";

import { SampleCache } from "./sample-cache.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useFields } from "#app/tools/kit/use-fields.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const RealCopies = lazy(async () => ({
  default: (await import("./real-copies.tsx")).RealCopies,
}));

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(CacheTool);

function CacheTool() {
  const { values, change } = useFields({ url: "", day: "" });

  return (
    <ToolTabs
      loadExamples={() => import("./examples.ts")}
      tabs={[
        {
          name: "check-cache",
          label: "Check the cache",
          content: <SampleCache url={values.url} onUrlChange={(url) => change({ url })} />,
        },
        {
          name: "find-copies",
          label: "Find real copies",
          content: <RealCopies values={values} onChange={change} />,
          isLater: true,
        },
      ]}
    />
  );
}
