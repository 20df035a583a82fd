import type { ReactNode } from "react";
import { groupThousands } from "#lib/group-thousands.ts";

type Props = {
  to: string;
  /** How much is there. */
  count?: number;
  children: ReactNode;
};

/** Leads to a part of the report; the address keeps its fragment, which is the report's secret. */
export function PartLink({ to, count, children }: Props) {
  return (
    <button type="button" className="plain-link" onClick={() => openPart(to)}>
      {children}
      {count === undefined ? null : <span> {groupThousands(count)}</span>}
    </button>
  );
}

/** Brings a part into view, and anyone who reads by keyboard or by ear with it. */
export function openPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.querySelector<HTMLElement>("h2")?.focus();
}
