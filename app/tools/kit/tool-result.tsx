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
    const shown = section.current;
    if (run === 0 || !shown) return;
    // A result that came back with its page is shown, not announced.
    if (!("kept" in document.documentElement.dataset)) reveal(shown);
    // The tools that write a text have no way onward.
    if (!document.querySelector(".tool-onward")) return;
    // What the label says goes along into the form; without this code the tool is whole.
    void import("#app/tools/kit/offer-onward.ts").then(
      ({ offerOnward }) => offerOnward(shown, label),
      () => {},
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a run is one result; its label comes with it
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
