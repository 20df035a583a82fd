import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/** From a page that was not read to the tab that takes its source. */
export function SourceLink() {
  return (
    <TabLink tab="page-source" className={buttonClass({ size: "sm" })}>
      Use Page source
    </TabLink>
  );
}
