import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/** Runs when the visitor has gone to another page; not on the first one. */
export function useNavigationEffect(effect: () => void): void {
  const { key } = useLocation();
  const runEffect = useEffectEvent(effect);

  useEffect(() => {
    if (key !== "default") runEffect();
  }, [key]);
}
