import { lazy, useState } from "react";

import { SampleDifficulty } from "./sample-difficulty.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const OwnLook = lazy(async () => ({
  default: (await import("./own-look.tsx")).OwnLook,
}));

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(KeywordTool);

function KeywordTool() {
  const [keyword, onKeywordChange] = useState("");
  const given = { keyword, onKeywordChange };

  return (
    <ToolTabs
      loadExamples={() => import("./examples.ts")}
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
