import type { ReactNode, RefObject } from "react";

import { useIsReadingOff } from "#app/tools/kit/reading/use-is-reading-off.ts";

type OtherSourceProps = {
  summary: string;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  element: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
};

/**
 * A second way to fill a tab, which folds once the first is taken; what was typed in it stays. Where no
 * address is read it is the only one, and does not fold.
 */
export function OtherSource({ summary, isOpen, setIsOpen, element, children }: OtherSourceProps) {
  if (useIsReadingOff()) return children;
  return (
    <details
      ref={element}
      className="disclosure folds"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
