import { useEffect, useRef, type ReactNode } from "react";

/**
 * What came of a click: the region under `ResultFrame`, and a reading that failed. Each new `run`
 * moves the focus here, so that a screen reader reads the label and a keyboard goes on from here;
 * run 0 (restored from the address) leaves it alone.
 */
export function ToolResult({
  label,
  run,
  className = "tool-result",
  children,
}: {
  /** What the result says in one line, read aloud when it appears. */
  label: string;
  run: number;
  className?: string;
  children: ReactNode;
}) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const shown = section.current;
    if (run === 0 || !shown) return;
    // A result that came back with its page is shown, not announced.
    if (!("kept" in document.documentElement.dataset)) reveal(shown);
  }, [run]);

  return (
    <section ref={section} className={className} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** How far down the header reaches, about: what begins above is covered by it. */
const HEADER_PX = 80;

/** Focus, and scroll only where the result's beginning is out of sight: the form stays in view if it can. */
function reveal(section: HTMLElement): void {
  section.focus({ preventScroll: true });
  const { top } = section.getBoundingClientRect();
  if (top < HEADER_PX || top > window.innerHeight * 0.6) section.scrollIntoView({ block: "start" });
}
