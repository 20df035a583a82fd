import * as RadixToast from "@radix-ui/react-toast";
import { CircleCheck, CircleX, Info, X } from "lucide-react";

import { createPortal } from "react-dom";

import { dismissToast, type Toast } from "#app/ui/toast.ts";
import { useTopLayer } from "#app/ui/use-top-layer.ts";

/**
 * Shows one toast: announced, closed by its timer, a swipe, Escape or its button.
 * Loaded with the first toast, since most visits see none.
 */
export function ToastRegion({ toast }: { toast: Toast | undefined }) {
  const layer = useTopLayer();

  return createPortal(
    // A provider for each toast: one that was closed under the pointer would leave the timers paused.
    <RadixToast.Provider key={toast?.id ?? 0} swipeDirection="right" label="Notice">
      {toast ? (
        <RadixToast.Root
          data-slot="toast"
          className="toast"
          data-variant={toast.variant}
          duration={toast.durationMs}
          type={toast.variant === "destructive" ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          onEscapeKeyDown={(event) => {
            const region = (event.target as Element).closest<HTMLElement>(".toast-region");
            if (!region) return;
            // Closes the message that has the focus, not the dialog that it stands in as well.
            event.preventDefault();
            region.focus();
            dismissToast(toast.id);
          }}
        >
          {toast.variant === "destructive" ? (
            <CircleX className="icon" aria-hidden />
          ) : toast.isNotice ? (
            <Info className="icon toast-notice" aria-hidden />
          ) : (
            <CircleCheck className="icon" aria-hidden />
          )}
          <div>
            <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
            {toast.description ? (
              <RadixToast.Description>{toast.description}</RadixToast.Description>
            ) : null}
          </div>
          <RadixToast.Close className="toast-close" aria-label="Close">
            <X className="icon" aria-hidden />
          </RadixToast.Close>
        </RadixToast.Root>
      ) : null}
      <RadixToast.Viewport className="toast-region" label="Notices ({hotkey})" />
    </RadixToast.Provider>,
    layer,
  );
}
