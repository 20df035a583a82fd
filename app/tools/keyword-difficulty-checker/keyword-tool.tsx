import { lazy } from "react";

import { KeywordSample } from "#app/tools/keyword-difficulty-checker/keyword-sample.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";

const KeywordMeasured = lazy(async () => {
  const { KeywordMeasured: component } =
    await import("#app/tools/keyword-difficulty-checker/keyword-measured.tsx");
  return { default: component };
});

/** One keyword through both tabs. */
export function KeywordTool() {
  const { values, change } = useAddressState({ keyword: "" });
  const onKeywordChange = (keyword: string) => change({ keyword });

  return (
    <ToolTabs
      specified={{
        label: "Keyword",
        content: <KeywordSample keyword={values.keyword} onKeywordChange={onKeywordChange} />,
      }}
      measured={{
        label: "Your own look",
        content: (
          <OnceOpened>
            <KeywordMeasured keyword={values.keyword} onKeywordChange={onKeywordChange} />
          </OnceOpened>
        ),
      }}
    />
  );
}
