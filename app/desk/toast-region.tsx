import * as RadixToast from "@radix-ui/react-toast";
import {
  Ban,
  CircleCheck,
  CircleX,
  Mail,
  MessageCircle,
  Phone,
  Trash2,
  Wifi,
  X,
} from "lucide-react";
import { createPortal } from "react-dom";

import { closeToast, type DeskToast, type ToastLook } from "#app/desk/data/toasts.ts";
import { useTopLayer } from "#app/ui/use-top-layer.ts";

const DURATION_MS = 5000;
const UNDO_DURATION_MS = 8000;

const icons: Record<ToastLook, typeof X> = {
  done: CircleCheck,
  bad: CircleX,
  chat: MessageCircle,
  mail: Mail,
  call: Phone,
  spam: Ban,
  online: Wifi,
  forgotten: Trash2,
};

/** Notices with their answers. The timer waits while pointer or focus is on one, or the window is left. */
export function DeskToastRegion({ toast }: { toast: DeskToast | undefined }) {
  const layer = useTopLayer();
  const region = (
    <RadixToast.Provider key={toast?.id ?? 0} swipeDirection="right" label="Notice">
      {toast ? <ToastCard toast={toast} /> : null}
      <RadixToast.Viewport className="toast-region desk-toasts" label="Notices ({hotkey})" />
    </RadixToast.Provider>
  );
  return layer === document.body ? region : createPortal(region, layer);
}

function ToastCard({ toast }: { toast: DeskToast }) {
  const { id, look = "done", actions = [], stays = false } = toast;
  const Icon = icons[look];
  const duration = actions.length > 0 ? UNDO_DURATION_MS : DURATION_MS;

  return (
    <RadixToast.Root
      className="toast"
      data-variant={look === "bad" ? "destructive" : "default"}
      duration={stays ? Infinity : duration}
      type={look === "bad" || stays ? "foreground" : "background"}
      onOpenChange={(open) => {
        if (!open) closeToast(id);
      }}
    >
      <Icon className="icon" aria-hidden />
      <div>
        <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
        {toast.text === undefined ? null : (
          <RadixToast.Description>{toast.text}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close className="toast-close" aria-label="Close">
        <X className="icon" aria-hidden />
      </RadixToast.Close>
      {actions.length === 0 ? null : (
        <div className="desk-toast-ask">
          {actions.map(({ label, run }) => (
            <RadixToast.Action key={label} altText={label} asChild>
              <button type="button" className="desk-go" onClick={run}>
                {label}
              </button>
            </RadixToast.Action>
          ))}
        </div>
      )}
    </RadixToast.Root>
  );
}
