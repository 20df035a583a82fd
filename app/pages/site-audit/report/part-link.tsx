import type { ReactNode } from "react";
import { groupThousands } from "#lib/group-thousands.ts";

type Props = {
  to: string;
  /** How much stands there. */
  count?: number;
  children: ReactNode;
};

/** Leads to a part of the report; the address keeps its fragment, which is the report's secret. */
export function PartLink({ to, count, children }: Props) {
  function handleClick() {
    const part = document.getElementById(to);
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>("h2")?.focus();
  }
  return (
    <button type="button" className="site-part-link" onClick={handleClick}>
      {children}
      {count === undefined ? null : <span> {groupThousands(count)}</span>}
    </button>
  );
}
