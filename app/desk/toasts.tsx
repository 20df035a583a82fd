import { lazy, Suspense, useSyncExternalStore } from "react";

import { hasTold, readToast, subscribeToToasts } from "#app/desk/data/toasts.ts";

const ToastRegion = lazy(() =>
  import("#app/desk/toast-region.tsx").then((part) => ({ default: part.ToastRegion })),
);

/** Where toasts appear. What shows them comes with the first one. */
export function DeskToasts() {
  const toast = useSyncExternalStore(subscribeToToasts, readToast, () => undefined);
  return hasTold() ? (
    <Suspense>
      <ToastRegion toast={toast} />
    </Suspense>
  ) : null;
}
