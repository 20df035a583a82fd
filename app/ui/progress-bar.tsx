import { useEffect, useState } from "react";

type ProgressProps = {
  /** What is being done, in order. The bar names the step it is at. */
  steps: readonly string[];
  durationMs: number;
};

/** A wait of known length: a bar that fills and says, also to a screen reader, where it is. */
export function ProgressBar({ steps, durationMs }: ProgressProps) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const timer = setInterval(
      () => setCurrent((step) => Math.min(step + 1, steps.length - 1)),
      durationMs / steps.length,
    );
    return () => clearInterval(timer);
  }, [steps.length, durationMs]);

  return (
    <div data-slot="progress" className="progress">
      <progress
        max={steps.length}
        value={current + 1}
        aria-label={steps[current]}
        className="progress-bar"
      />
      <ol>
        {steps.map((step, index) => (
          <li key={step} data-state={index < current ? "done" : index === current ? "now" : "next"}>
            {step}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {steps[current]}
      </p>
    </div>
  );
}
