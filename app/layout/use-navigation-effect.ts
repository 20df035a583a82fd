import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Runs when the visitor has gone to another page; not on the first one, where a menu may be open already. */
export function useNavigationEffect(effect: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const runEffect = useEffectEvent(effect);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    runEffect();
  }, [key]);
}
