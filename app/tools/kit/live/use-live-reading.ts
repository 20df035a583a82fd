import { useState } from "react";

type Started<Asked> = { asked: Asked; run: number; isReading: boolean };

/** What a part that shows a live reading gets, beside the address. */
export type LivePartProps = {
  /** Raised by one for each press. */
  run: number;
  /** Called when reading ends, whatever came of it. */
  onEnd: () => void;
  /** Asks the same once more, as the next press: offered where that may help. */
  onAgain: () => void;
};

/** What a form knows of the reading that its button starts; the reading itself comes with the first press. */
export function useLiveReading<Asked>() {
  const [last, setLast] = useState<Started<Asked>>();
  const part: LivePartProps | undefined = last && {
    run: last.run,
    onEnd: () => setLast((now) => now && { ...now, isReading: false }),
    onAgain: () => setLast((now) => now && { ...now, run: now.run + 1, isReading: true }),
  };
  return {
    /** What the last press asked, and the props of its part: give that the `run` as its `key`. */
    reading: last && part && { asked: last.asked, key: last.run, part },
    isReading: last?.isReading === true,
    start: (asked: Asked) =>
      setLast((now) => ({ asked, run: (now?.run ?? 0) + 1, isReading: true })),
    /** Its result goes, for a sample. */
    clear: () => setLast(undefined),
  };
}
