import type { ReactNode } from "react";

import type { DeskAnswer } from "./call.ts";

type ToastAction = { label: string; run: () => void; isUndo?: boolean };

/** What it is about, as its picture shows; "bad" is red, too. */
export type ToastLook = "done" | "bad" | "chat" | "mail" | "call" | "spam" | "online" | "forgotten";

export type DeskToast = {
  id: number;
  title: ReactNode;
  text?: ReactNode;
  look?: ToastLook;
  actions?: readonly ToastAction[];
  /** It stays until it is answered or closed. */
  persists?: boolean;
  /** Id of the enquiry that it asks about. A question comes back after a toast that replaced it. */
  asksAbout?: string;
};

/** One toast shows at a time: a new one takes the place of the old. */
let current: DeskToast | undefined;
let question: DeskToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function showDeskToast(toast: Omit<DeskToast, "id">): void {
  lastId += 1;
  show({ ...toast, id: lastId });
}

function show(toast: DeskToast | undefined): void {
  current = toast;
  if (toast?.asksAbout !== undefined) question = toast;
  for (const listener of listeners) listener();
}

/** The question about an enquiry is answered elsewhere. */
export function dropQuestion(enquiry: string): void {
  if (question?.asksAbout !== enquiry) return;
  if (current === question) closeToast();
  else question = undefined;
}

export function showAway(text?: string): void {
  showDeskToast({ title: "The desk does not answer", text, look: "bad" });
}

export function showRefusal(answer: Exclude<DeskAnswer<unknown>, { ok: true }>): void {
  if (answer.kind === "away") showAway("Try again in a moment.");
  else showDeskToast({ title: "Not saved", text: answer.refusal.problem, look: "bad" });
}

export function closeToast(id = current?.id): void {
  if (current === undefined || current.id !== id) return;
  if (current === question) question = undefined;
  show(question);
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
