import { useSyncExternalStore } from "react";

import { isLiveOff } from "#app/tools/kit/live/is-live-off.ts";

/** False in the built page and while React takes it over: until then the style sheet hides the offers. */
export function useIsLiveOff(): boolean {
  return useSyncExternalStore(subscribeToNothing, isLiveOff, () => false);
}

function subscribeToNothing() {
  return () => {};
}
