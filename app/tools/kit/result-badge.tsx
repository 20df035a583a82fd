import { BadgeCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

import { WayLink } from "#app/tools/kit/tool-tabs.tsx";

/** Says that a result is a sample and why, and leads to the tab that measures. */
export function SampleBadge({
  why = "Invented, to show the form of a report: a page in a browser cannot read another site.",
  way,
  link,
}: {
  why?: string;
  /** The tab that measures, by its name, and the words of the link to it. */
  way: string;
  link: string;
}) {
  return (
    <div className="result-badge">
      <p className="result-badge-mark" data-kind="sample">
        <Info className="icon" aria-hidden />
        Sample result
      </p>
      <p className="result-badge-why">
        {why} <WayLink way={way}>{link}</WayLink>
      </p>
    </div>
  );
}

/** Says on what a result was measured, and by which rules. */
export function MeasuredBadge({
  on,
  children,
}: {
  on: "page" | "text" | "file" | "figures";
  /** The rules that were applied and when they were last checked. */
  children?: ReactNode;
}) {
  return (
    <div className="result-badge">
      <p className="result-badge-mark" data-kind="measured">
        <BadgeCheck className="icon" aria-hidden />
        Measured on your {on}
      </p>
      {children ? <p className="result-badge-why">{children}</p> : null}
    </div>
  );
}
