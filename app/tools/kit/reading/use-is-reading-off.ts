import { useSyncExternalStore } from "react";

import { isReadingOff } from "./is-reading-off.ts";

/** False in the built page and while React takes it over: until then the style sheet hides the offers. */
export function useIsReadingOff(): boolean {
  return useSyncExternalStore(subscribeToNothing, isReadingOff, () => false);
}

function subscribeToNothing() {
  return () => {};
}
