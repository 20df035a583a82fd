import { lazy } from "react";

import { SampleKeywordList } from "./sample-keyword-list.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const FromTexts = lazy(async () => ({
  default: (await import("./from-texts.tsx")).FromTexts,
}));

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(LsiTool);

function LsiTool() {
  return (
    <ToolTabs
      loadExamples={() => import("./examples.ts")}
      tabs={[
        { name: "by-topic", label: "By topic", content: <SampleKeywordList /> },
        { name: "from-texts", label: "From texts", content: <FromTexts />, isLater: true },
      ]}
    />
  );
}
