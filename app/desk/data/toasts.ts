import type { ReactNode } from "react";

export type ToastAction = { label: string; run: () => void; isUndo?: boolean };

/** What it is about, as its picture shows; "bad" is red, too. */
export type ToastLook = "done" | "bad" | "chat" | "mail" | "call" | "spam" | "online" | "forgotten";

export type DeskToast = {
  id: number;
  title: ReactNode;
  text?: ReactNode;
  look?: ToastLook;
  actions?: readonly ToastAction[];
  /** It asks something: it stays until it is answered or closed. */
  persists?: boolean;
};

/** One toast shows at a time: a new one takes the place of the old. */
let current: DeskToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function tell(toast: Omit<DeskToast, "id">): void {
  lastId += 1;
  current = { ...toast, id: lastId };
  for (const listener of listeners) listener();
}

export function tellAway(text?: string): void {
  tell({ title: "The desk does not answer", text, look: "bad" });
}

export function closeToast(id = current?.id): void {
  if (current === undefined || current.id !== id) return;
  current = undefined;
  for (const listener of listeners) listener();
}

/** Whether there has been one yet. */
export function hadToast(): boolean {
  return lastId > 0;
}

export function readDeskToast(): DeskToast | undefined {
  return current;
}

export function subscribeToDeskToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs what the toast that is shown undoes. False where it undoes nothing. */
export function undoShown(): boolean {
  const undo = current?.actions?.find((action) => action.isUndo);
  if (undo === undefined) return false;
  closeToast();
  undo.run();
  return true;
}
