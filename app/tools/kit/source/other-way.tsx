import type { ReactNode, RefObject } from "react";

type OtherWayProps = {
  summary: string;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  element: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
};

/** A second way to fill a tab, which folds once the first is taken; what was typed in it stays. */
export function OtherWay({ summary, isOpen, setIsOpen, element, children }: OtherWayProps) {
  return (
    <details
      ref={element}
      className="other-way"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
