import { useEffect } from "react";

const LOOK_EVERY_MS = 5_000;

/** Looks at once and again: readings end by themselves, and colleagues change things. */
export function useLookAgain(look: () => void): void {
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
}
