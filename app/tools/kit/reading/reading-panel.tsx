import { useEffect, useRef } from "react";

import "./reading-panel.css";
import type { ReadingSubject } from "./reading-tool.ts";
import { Button } from "#app/ui/button.tsx";

type ReadingPanelProps = Omit<ReadingSubject, "failed"> & { onCancel: () => void };

/** What our server is doing, and the button that cancels it. In the form's own code: it appears at once. */
export function ReadingPanel({ title, address, wait, steps, onCancel }: ReadingPanelProps) {
  const section = useRef<HTMLElement>(null);

  // The button that asked once more is gone with its focus: a keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section ref={section} className="live-reading card" aria-label={title} tabIndex={-1}>
      <p role="status">
        <b className="title">{title}</b>{" "}
        {address === undefined ? null : <code className="soft">{address}</code>} {wait}
      </p>
      <div className="live-rail" aria-hidden="true" />
      <div className="progress">
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Button variant="outline" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}
