import { lazy } from "react";

import { LinksSample } from "#app/tools/dofollow-nofollow-link-checker/links-sample.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";

const LinksMeasured = lazy(async () => {
  const { LinksMeasured: component } =
    await import("#app/tools/dofollow-nofollow-link-checker/links-measured.tsx");
  return { default: component };
});

/** One address through both tabs. */
export function LinksTool() {
  const { values, change } = useAddressState({ url: "" });
  const onUrlChange = (url: string) => change({ url });

  return (
    <div className="page-source-way">
      <ToolTabs
        specified={{
          label: "Page URL",
          content: <LinksSample url={values.url} onUrlChange={onUrlChange} />,
        }}
        measured={{
          label: "Page source",
          content: (
            <OnceOpened>
              <LinksMeasured url={values.url} onUrlChange={onUrlChange} />
            </OnceOpened>
          ),
        }}
      />
    </div>
  );
}
