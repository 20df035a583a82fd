import type { ReactNode } from "react";

/** Words in Urdu script, marked as such for fonts, screen readers and search engines. */
export function Urdu({ children }: { children: ReactNode }) {
  return (
    <span className="urdu" lang="ur" dir="rtl">
      {children}
    </span>
  );
}
