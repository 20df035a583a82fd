import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";

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
