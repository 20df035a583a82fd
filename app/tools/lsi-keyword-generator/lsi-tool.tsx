import { lazy } from "react";

import { SampleKeywordList } from "#app/tools/lsi-keyword-generator/sample-keywords.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";

const FromTexts = lazy(async () => {
  const module = await import("#app/tools/lsi-keyword-generator/from-texts.tsx");
  return { default: module.FromTexts };
});

export function LsiTool() {
  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/lsi-keyword-generator/examples.ts")}
      tabs={[
        { name: "by-topic", label: "By topic", content: <SampleKeywordList /> },
        {
          name: "from-texts",
          label: "From texts",
          content: (
            <OnceOpened>
              <FromTexts />
            </OnceOpened>
          ),
        },
      ]}
    />
  );
}
