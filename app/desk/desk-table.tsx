import type { ReactNode } from "react";

type DeskTableProps = { label: string; children: ReactNode };

/** A table that is wider than a phone scrolls in its box, by keyboard too. */
export function DeskTable({ label, children }: DeskTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div role="group" aria-label={label} tabIndex={0}>
      <table className="table" data-figures>
        {children}
      </table>
    </div>
  );
}
