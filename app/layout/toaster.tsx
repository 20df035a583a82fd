import { useSyncExternalStore } from "react";

import { ToastRegion } from "#app/ui/toast-region.tsx";
import { readToast, subscribeToToasts } from "#app/ui/toast.ts";

/** Where toasts appear: an island that comes with the first one, from whatever part of the page. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function Toaster() {
  return <ToastRegion toast={useSyncExternalStore(subscribeToToasts, readToast)} />;
}
