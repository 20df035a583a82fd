import type { ComponentType } from "react";

import {
  OnceOpened,
  ToolTabs,
  type LoadExamples,
  type ToolTab,
} from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";

/** What each tab of a tool about one page is given: that page's address, as typed. */
export type PageProps = { url: string; onUrlChange: (url: string) => void };

/** A tool about one page: by its address or by its source. One address through both tabs. */
export function PageTool({
  OfAddress,
  OfSource,
  more,
  loadExamples,
}: {
  OfAddress: ComponentType<PageProps>;
  /** A `lazy` component: it comes when its tab is first open. */
  OfSource: ComponentType<PageProps>;
  /** One more way, its content loaded when it is first open. */
  more?: Omit<ToolTab, "content"> & { Content: ComponentType<PageProps> };
  loadExamples: LoadExamples;
}) {
  const { values, change } = useAddressState({ url: "" });
  const page = { url: values.url, onUrlChange: (url: string) => change({ url }) };

  return (
    <div className="page-source-way">
      <ToolTabs
        loadExamples={loadExamples}
        tabs={[
          { name: "page-url", label: "Page URL", content: <OfAddress {...page} /> },
          {
            name: "page-source",
            label: "Page source",
            content: (
              <OnceOpened>
                <OfSource {...page} />
              </OnceOpened>
            ),
          },
          ...(more === undefined
            ? []
            : [
                {
                  name: more.name,
                  label: more.label,
                  content: (
                    <OnceOpened>
                      <more.Content {...page} />
                    </OnceOpened>
                  ),
                },
              ]),
        ]}
      />
    </div>
  );
}
