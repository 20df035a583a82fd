import { callIsland } from "#app/browser/call-island.ts";

export type Toast = {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** News rather than a success: an information sign in place of the tick. */
  isNotice?: boolean;
  /** A page that its button opens. */
  link?: { label: string; href: string };
  /** Milliseconds until it goes by itself; Infinity stays until it is closed. */
  durationMs: number;
};

type ToastRequest = Omit<Toast, "id" | "variant" | "durationMs"> &
  Partial<Pick<Toast, "variant" | "durationMs">>;

/** docs/agreed.md, toasts. */
export const TOAST_DURATION_MS = 5000;

/** One toast shows at a time: a new one takes the place of the old. */
let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function toast(request: ToastRequest): void {
  if (lastId === 0) {
    // What shows them is an island that comes with the first one.
    callIsland("toaster").catch(showPlainly);
    // Before the form's own handler, which may say that it failed again.
    addEventListener("submit", dismissFailure, { capture: true });
  }
  lastId += 1;
  current = { variant: "default", durationMs: TOAST_DURATION_MS, ...request, id: lastId };
  for (const listener of listeners) listener();
}

/** Takes away the toast with this id. A later one that has taken its place stays. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = undefined;
  for (const listener of listeners) listener();
}

/**
 * A new attempt takes the news of the failed one away, so that no success is beside it. Every form
 * does this by being sent; what a button does without a form calls it.
 */
export function dismissFailure(): void {
  if (current?.variant === "destructive") dismissToast(current.id);
}

export function readToast(): Toast | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection is gone: the words must still reach the visitor. Stays until it is closed. */
function showPlainly(): void {
  const region = document.createElement("div");
  region.className = "toast-region";
  region.role = "alert";
  document.body.append(region);
  const show = () => {
    (document.querySelector("dialog:modal") ?? document.body).append(region);
    region.replaceChildren(...(current ? [drawPlainly(current)] : []));
  };
  listeners.add(show);
  show();
}

function drawPlainly({ id, title, description = "", variant, link }: Toast): HTMLElement {
  const box = Object.assign(document.createElement("div"), { className: "toast" });
  box.dataset["variant"] = variant;
  const words = document.createElement("div");
  const heading = Object.assign(document.createElement("p"), { className: "toast-title" });
  heading.textContent = title;
  words.append(heading, description);
  if (link) {
    const { label: textContent, href } = link;
    words.append(" ", Object.assign(document.createElement("a"), { textContent, href }));
  }
  const close = Object.assign(document.createElement("button"), { className: "toast-close" });
  close.ariaLabel = "Close";
  close.textContent = "×";
  close.addEventListener("click", () => dismissToast(id));
  box.append(document.createElement("span"), words, close);
  return box;
}
