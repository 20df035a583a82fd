import { useEffect, useRef, useState, type ReactNode } from "react";

import { Progress } from "#app/ui/progress.tsx";

type SimulatedWait = {
  isWaiting: boolean;
  /** Starts the wait; `done` runs at its end, unless the page was left. */
  start: (done: () => void) => void;
  /** The bar that names its step, while waiting; null otherwise. Put it where the result will be. */
  progress: ReactNode;
};

/** The fixed wait of the tools that show a sample. */
export function useSimulatedWait({
  steps,
  durationMs,
}: {
  steps: ReadonlyArray<string>;
  durationMs: number;
}): SimulatedWait {
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function start(done: () => void) {
    clearTimeout(timer.current);
    setIsWaiting(true);
    timer.current = setTimeout(() => {
      setIsWaiting(false);
      done();
    }, durationMs);
  }

  return {
    isWaiting,
    start,
    progress: isWaiting ? (
      <div className="tool-progress">
        <Progress steps={steps} durationMs={durationMs} />
      </div>
    ) : null,
  };
}
