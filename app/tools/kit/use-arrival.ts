import { useEffect, useEffectEvent } from "react";

/** Shows what a visitor's link asks for, once its inputs are there. Not announced: nothing was clicked. */
export function useArrival(isRestored: boolean, show: () => void): void {
  const handle = useEffectEvent(show);
  useEffect(() => {
    if (!isRestored) return;
    const arrival = setTimeout(() => handle());
    return () => clearTimeout(arrival);
  }, [isRestored]);
}
