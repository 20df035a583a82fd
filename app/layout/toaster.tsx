import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";

import { listenForComingSoon } from "#app/ui/coming-soon.ts";
import {
  dismissToast,
  hasShownToast,
  readToast,
  subscribeToToasts,
  type Toast,
} from "#app/ui/toast.ts";

const ToastRegion = lazy(() =>
  import("#app/ui/toast-region.tsx")
    .then((module) => ({ default: module.ToastRegion }))
    // The connection is gone: the words must still reach the visitor.
    .catch(() => ({ default: PlainToast })),
);

/** Where toasts appear. The code that shows them comes with the first one, and then stays. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, readToast, () => undefined);
  useEffect(listenForComingSoon, []);

  return hasShownToast() ? (
    <Suspense>
      <ToastRegion toast={toast} />
    </Suspense>
  ) : null;
}

/** A toast without a timer or a swipe: it stays until it is closed or another takes its place. */
function PlainToast({ toast }: { toast: Toast | undefined }) {
  return (
    <div className="toast-region" role="alert">
      {toast ? (
        <div className="toast" data-variant={toast.variant}>
          <span />
          <div>
            <p className="toast-title">{toast.title}</p>
            {toast.description ? <p>{toast.description}</p> : null}
          </div>
          <button
            type="button"
            className="toast-close"
            aria-label="Close"
            onClick={() => dismissToast(toast.id)}
          >
            ×
          </button>
        </div>
      ) : null}
    </div>
  );
}
