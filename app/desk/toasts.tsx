import { lazy, Suspense, useSyncExternalStore } from "react";

import { hasTold, readDeskToast, subscribeToDeskToasts } from "#app/desk/data/toasts.ts";

const ToastRegion = lazy(() =>
  import("#app/desk/toast-region.tsx").then((part) => ({ default: part.DeskToastRegion })),
);

/** Where toasts appear. What shows them comes with the first one. */
export function DeskToasts() {
  const toast = useSyncExternalStore(subscribeToDeskToasts, readDeskToast, () => undefined);
  return hasTold() ? (
    <Suspense>
      <ToastRegion toast={toast} />
    </Suspense>
  ) : null;
}
