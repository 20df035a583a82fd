import { Info } from "lucide-react";

import { ResultBadge } from "./result-badge.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";

/** Says that a result is a sample and why, and leads to the tab that measures. */
export function SampleBadge({
  why = "Invented, to show the form of a report: a page in a browser cannot read another site.",
  tab,
  link,
}: {
  why?: string;
  /** The tab that measures, by its name, and the words of the link to it. */
  tab: string;
  link: string;
}) {
  return (
    <ResultBadge kind="sample" Icon={Info} mark="Sample result">
      {why} <TabLink tab={tab}>{link}</TabLink>
    </ResultBadge>
  );
}
