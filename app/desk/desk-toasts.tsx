import { Ban, CircleCheck, CircleX, Mail, MessageCircle, Phone, Trash2, Wifi } from "lucide-react";
import { useSyncExternalStore } from "react";

import {
  closeToast,
  hadToast,
  readDeskToast,
  subscribeToDeskToasts,
  type DeskToast,
  type ToastLook,
} from "#app/desk/data/desk-toast.ts";
import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import { TOAST_DURATION_MS } from "#app/ui/toast/toast.ts";

const UNDO_DURATION_MS = 8000;

const icons: Record<ToastLook, typeof Ban> = {
  done: CircleCheck,
  bad: CircleX,
  chat: MessageCircle,
  mail: Mail,
  call: Phone,
  spam: Ban,
  online: Wifi,
  forgotten: Trash2,
};

/** Where toasts appear, with their answers. */
export function DeskToasts() {
  const toast = useSyncExternalStore(subscribeToDeskToasts, readDeskToast, () => undefined);
  return hadToast() ? (
    <ToastRegion toast={toast && describe(toast)} onClose={(id) => closeToast(id)} />
  ) : null;
}

function describe({ look = "done", persists = false, ...words }: DeskToast) {
  const Icon = icons[look];
  const durationMs = words.actions === undefined ? TOAST_DURATION_MS : UNDO_DURATION_MS;
  return {
    ...words,
    icon: <Icon className="icon" aria-hidden />,
    isBad: look === "bad",
    isUrgent: look === "bad" || persists,
    durationMs: persists ? Infinity : durationMs,
  };
}
