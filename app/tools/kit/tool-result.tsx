import { useEffect, useRef, type ReactNode } from "react";

/**
 * A tool's result. Each new `run` moves the focus here, so that a screen reader reads the label
 * and a keyboard goes on from the result; run 0 (restored from the address) leaves it alone.
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
    if (run > 0 && section.current) reveal(section.current);
  }, [run]);

  return (
    <section ref={section} className={className} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** Focus, and scroll only where the result's beginning is out of sight: the form stays in view if it can. */
function reveal(section: HTMLElement): void {
  section.focus({ preventScroll: true });
  const { top } = section.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.6) section.scrollIntoView({ block: "start" });
}
