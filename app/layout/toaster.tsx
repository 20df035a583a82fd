import { CircleCheck, CircleX, Info } from "lucide-react";
import { useSyncExternalStore } from "react";

import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import { dismissToast, readToast, subscribeToToasts, type Toast } from "#app/ui/toast/toast.ts";

/** Where toasts appear: an island that comes with the first one, from whatever part of the page. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, readToast);
  return <ToastRegion toast={toast && describe(toast)} onClose={dismissToast} />;
}

function describe({ id, title, description, variant, isNotice, durationMs, link }: Toast) {
  const isBad = variant === "destructive";
  return {
    id,
    title,
    text: description,
    icon: isBad ? (
      <CircleX className="icon" aria-hidden />
    ) : isNotice ? (
      <Info className="icon toast-notice" aria-hidden />
    ) : (
      <CircleCheck className="icon" aria-hidden />
    ),
    isBad,
    isUrgent: isBad,
    durationMs,
    ...(link && { actions: [{ label: link.label, run: () => location.assign(link.href) }] }),
  };
}
