import { lazy } from "react";

import { SampleDifficulty } from "#app/tools/keyword-difficulty-checker/sample-difficulty.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";

const OwnLook = lazy(async () => {
  const { OwnLook: component } = await import("#app/tools/keyword-difficulty-checker/own-look.tsx");
  return { default: component };
});

/** One keyword through both tabs. */
export function KeywordTool() {
  const { values, change } = useAddressState({ keyword: "" });
  const onKeywordChange = (keyword: string) => change({ keyword });

  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/keyword-difficulty-checker/examples.ts")}
      tabs={[
        {
          name: "keyword",
          label: "Keyword",
          content: <SampleDifficulty keyword={values.keyword} onKeywordChange={onKeywordChange} />,
        },
        {
          name: "your-own-look",
          label: "Your own figures",
          content: (
            <OnceOpened>
              <OwnLook keyword={values.keyword} onKeywordChange={onKeywordChange} />
            </OnceOpened>
          ),
        },
      ]}
    />
  );
}
