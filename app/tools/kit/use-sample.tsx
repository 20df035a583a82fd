import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";

type SampleState<Sample> = {
  /** Of the tool's form: what was typed before React was there is taken over from it. */
  form: RefObject<HTMLFormElement | null>;
  isWaiting: boolean;
  /** The bar that names its step, while waiting; null otherwise. Put it where the result will be. */
  progress: ReactNode;
  /** The sample that stands there now; each has the next `run`. */
  shown: { sample: Sample; run: number } | undefined;
  /** Takes the sample before away and starts the wait; `make` runs at its end, unless the page was left. */
  start: (make: () => Sample) => void;
  /** Takes the sample away, and the wait for one. */
  clear: () => void;
};

/** A form that answers with a sample after a fixed wait. */
export function useSample<Sample>({
  steps,
  durationMs,
}: {
  steps: readonly string[];
  durationMs: number;
}): SampleState<Sample> {
  const form = useRef<HTMLFormElement>(null);
  const runs = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const [shown, setShown] = useState<{ sample: Sample; run: number }>();

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
    return () => clearTimeout(timer.current);
  }, []);

  function clear() {
    clearTimeout(timer.current);
    setShown(undefined);
    setIsWaiting(false);
  }

  function start(make: () => Sample) {
    clear();
    setIsWaiting(true);
    timer.current = setTimeout(() => {
      setIsWaiting(false);
      runs.current += 1;
      setShown({ sample: make(), run: runs.current });
    }, durationMs);
  }

  return {
    form,
    isWaiting,
    start,
    clear,
    shown,
    progress: isWaiting ? (
      <div className="tool-progress">
        <ProgressBar steps={steps} durationMs={durationMs} />
      </div>
    ) : null,
  };
}
