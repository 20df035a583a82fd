import { lazy } from "react";

import { SampleLinks } from "#app/tools/dofollow-nofollow-link-checker/sample-links.tsx";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";

const LinksOfSource = lazy(async () => {
  const { LinksOfSource: component } =
    await import("#app/tools/dofollow-nofollow-link-checker/links-of-source.tsx");
  return { default: component };
});

/** One address through both tabs. */
export function LinksTool() {
  const { values, change } = useAddressState({ url: "" });
  const onUrlChange = (url: string) => change({ url });

  return (
    <div className="page-source-way">
      <ToolTabs
        tabs={[
          {
            name: "page-url",
            label: "Page URL",
            content: <SampleLinks url={values.url} onUrlChange={onUrlChange} />,
          },
          {
            name: "page-source",
            label: "Page source",
            content: (
              <OnceOpened>
                <LinksOfSource url={values.url} onUrlChange={onUrlChange} />
              </OnceOpened>
            ),
          },
        ]}
      />
    </div>
  );
}
