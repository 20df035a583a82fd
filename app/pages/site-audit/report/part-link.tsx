import type { ReactNode } from "react";

/** Leads to a part of the report; the address keeps its fragment, which is the report's secret. */
export function PartLink({ to, children }: { to: string; children: ReactNode }) {
  function handleClick() {
    const part = document.getElementById(to);
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>("h2")?.focus();
  }
  return (
    <button type="button" className="site-part-link" onClick={handleClick}>
      {children}
    </button>
  );
}
