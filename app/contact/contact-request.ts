import type { ContactRequest } from "./open-contact.ts";

/** What the dialog is asked for; undefined while it is closed. Between the page's handlers and the island. */
let current: ContactRequest | undefined;
const listeners = new Set<() => void>();

export function setContactRequest(request: ContactRequest | undefined): void {
  current = request;
  for (const listener of listeners) listener();
}

export function readContactRequest(): ContactRequest | undefined {
  return current;
}

export function subscribeToContactRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
