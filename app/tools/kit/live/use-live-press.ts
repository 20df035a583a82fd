import { useState } from "react";

/** One press of a button that has an address read: what was asked, and which press it was. */
export type LivePress<Asked> = { asked: Asked; run: number; isReading: boolean };

/** What a form knows of the reading that its button starts; the reading itself comes with the first press. */
export function useLivePress<Asked>() {
  const [press, setPress] = useState<LivePress<Asked>>();
  return {
    press,
    isReading: press?.isReading === true,
    start: (asked: Asked) =>
      setPress((last) => ({ asked, run: (last?.run ?? 0) + 1, isReading: true })),
    /** The same once more. */
    again: () =>
      setPress((last) => last && { asked: last.asked, run: last.run + 1, isReading: true }),
    /** The reading is over; its result stays. */
    end: () => setPress((last) => last && { ...last, isReading: false }),
    /** Its result goes, for a sample. */
    clear: () => setPress(undefined),
  };
}
