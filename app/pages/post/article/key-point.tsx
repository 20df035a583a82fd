import type { ReactNode } from "react";

/** The one sentence of a section that should be remembered. */
export function KeyPoint({ children }: { children: ReactNode }) {
  return <div className="key-point">{children}</div>;
}
