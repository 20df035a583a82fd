import { useEffect, useState } from "react";

import { serverNow } from "./server-now.ts";
import { MINUTE_MS } from "#lib/durations.ts";

/** The server's time, redrawn each minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
