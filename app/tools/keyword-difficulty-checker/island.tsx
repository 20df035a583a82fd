import { lazy, useState } from "react";

import { SampleDifficulty } from "#app/tools/keyword-difficulty-checker/sample-difficulty.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const OwnLook = lazy(async () => ({
  default: (await import("#app/tools/keyword-difficulty-checker/own-look.tsx")).OwnLook,
}));

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(KeywordTool);

function KeywordTool() {
  const [keyword, onKeywordChange] = useState("");
  const given = { keyword, onKeywordChange };

  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/keyword-difficulty-checker/examples.ts")}
      tabs={[
        { name: "keyword", label: "Keyword", content: <SampleDifficulty {...given} /> },
        {
          name: "your-own-look",
          label: "Your own figures",
          content: <OwnLook {...given} />,
          isLater: true,
        },
      ]}
    />
  );
}
