import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";

import { listenForComingSoon } from "#app/ui/coming-soon.ts";
import { readToast, subscribeToToasts } from "#app/ui/toast.ts";

const ToastRegion = lazy(() =>
  import("#app/ui/toast-region.tsx").then((module) => ({ default: module.ToastRegion })),
);

/** Where toasts appear. The code that shows them comes with the first one, and then stays. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, readToast, () => undefined);
  useEffect(listenForComingSoon, []);
  const isNeeded = useHasBeen(toast !== undefined);

  return isNeeded ? (
    <Suspense>
      <ToastRegion toast={toast} />
    </Suspense>
  ) : null;
}

function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen;
}
