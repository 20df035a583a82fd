import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Beside reading an address: a tab's other way, open until the first is taken. */
export function useOtherSource() {
  const [isOpen, setIsOpen] = useState(true);
  const element = useRef<HTMLDetailsElement>(null);

  /** Opens it and goes to its first field. */
  function show() {
    flushSync(() => setIsOpen(true));
    element.current?.querySelector<HTMLElement>("textarea, input")?.focus();
  }
  return { isOpen, setIsOpen, element, show };
}
