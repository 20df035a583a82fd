export type ContactRequest = {
  /** What the visitor was looking at, written into the message so that it can be changed. */
  message?: string;
  website?: string;
};

const EVENT = "contact:open";

/** Opens the contact dialog, from anywhere in the app. */
export function openContact(request: ContactRequest = {}): void {
  dispatchEvent(new CustomEvent<ContactRequest>(EVENT, { detail: request }));
}

/** Calls back for each request to open the dialog. Returns the way to stop. */
export function onOpenContact(callback: (request: ContactRequest) => void): () => void {
  const handle = (event: Event) => callback((event as CustomEvent<ContactRequest>).detail);
  addEventListener(EVENT, handle);
  return () => removeEventListener(EVENT, handle);
}
