import { useEffect, useState } from "react";
import { MINUTE_MS } from "#lib/durations.ts";

/** The time, redrawn each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
