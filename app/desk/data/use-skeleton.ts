import { useEffect, useState } from "react";

const AFTER_MS = 300;
const LEAST_MS = 400;

/** Whether the place of what is loaded is drawn empty: not for an instant, and not at once. */
export function useSkeleton(isLoading: boolean): boolean {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (isLoading === (since !== undefined)) return undefined;
    const wait = since === undefined ? AFTER_MS : Math.max(0, since + LEAST_MS - Date.now());
    const timer = setTimeout(() => setSince(isLoading ? Date.now() : undefined), wait);
    return () => clearTimeout(timer);
  }, [isLoading, since]);
  return since !== undefined;
}
