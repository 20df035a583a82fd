import type { ReactNode } from "react";

/** Wraps a plain list of things to do, and gives it boxes to tick on paper. */
export function Checklist({ children }: { children: ReactNode }) {
  return <div className="checklist">{children}</div>;
}
