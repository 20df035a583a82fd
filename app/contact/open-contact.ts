export type ContactRequest = {
  /** What the visitor was looking at, written into the message so that it can be changed. */
  message?: string;
  website?: string;
};

const EVENT = "contact:open";

export function openContact(request: ContactRequest = {}): void {
  dispatchEvent(new CustomEvent<ContactRequest>(EVENT, { detail: request }));
}

/**
 * Calls back for each request to open the dialog: `openContact`, a plain click on an element with
 * `data-contact`, or a form with `data-contact` being sent. Returns the way to stop.
 */
export function onOpenContact(callback: (request: ContactRequest) => void): () => void {
  const handleRequest = (event: Event) => callback((event as CustomEvent<ContactRequest>).detail);
  const handleClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>("a[data-contact]");
    if (!button || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { message, website } = button.dataset;
    callback({ ...(message && { message }), ...(website && { website }) });
  };
  const handleSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("form[data-contact]")) return;
    event.preventDefault();
    const website = new FormData(form).get("website");
    callback(typeof website === "string" && website.trim() ? { website: website.trim() } : {});
  };

  const listening = new AbortController();
  const { signal } = listening;
  addEventListener(EVENT, handleRequest, { signal });
  document.addEventListener("click", handleClick, { signal, capture: true });
  document.addEventListener("submit", handleSubmit, { signal, capture: true });
  return () => listening.abort();
}
