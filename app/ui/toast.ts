import { callIsland } from "#app/browser/call-island.ts";

export type Toast = {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** News rather than a success: an information sign in place of the tick. */
  isNotice?: boolean;
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
  // What shows them is an island that comes with the first one.
  if (lastId === 0) callIsland("toaster").catch(showPlainly);
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

function drawPlainly({ id, title, description = "", variant }: Toast): HTMLElement {
  const box = Object.assign(document.createElement("div"), { className: "toast" });
  box.dataset["variant"] = variant;
  const words = document.createElement("div");
  const heading = Object.assign(document.createElement("p"), { className: "toast-title" });
  heading.textContent = title;
  words.append(heading, description);
  const close = Object.assign(document.createElement("button"), { className: "toast-close" });
  close.ariaLabel = "Close";
  close.textContent = "×";
  close.addEventListener("click", () => dismissToast(id));
  box.append(document.createElement("span"), words, close);
  return box;
}
