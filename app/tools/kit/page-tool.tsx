import { useState, type ComponentType } from "react";

import { ToolTabs, type LoadExamples, type ToolTab } from "./tool-tabs.tsx";

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
  /** One more way, `lazy` too. */
  more?: (Omit<ToolTab, "content"> & { Content: ComponentType<PageProps> }) | undefined;
  loadExamples: LoadExamples;
}) {
  const [url, onUrlChange] = useState("");
  const page = { url, onUrlChange };
  const later = [{ name: "page-source", label: "Page source", Content: OfSource }, more];

  return (
    <div className="page-source-way">
      <ToolTabs
        loadExamples={loadExamples}
        tabs={[
          { name: "page-url", label: "Page URL", content: <OfAddress {...page} /> },
          ...later
            .filter((tab) => tab !== undefined)
            .map(({ Content, ...tab }) => ({
              ...tab,
              isLater: true,
              content: <Content {...page} />,
            })),
        ]}
      />
    </div>
  );
}
