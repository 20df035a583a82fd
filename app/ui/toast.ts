export type Toast = {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** It tells of something rather than of a success: an information sign in place of the tick. */
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

/** Whether there has been one yet: before it, the code that shows them is not needed. */
export function hasShownToast(): boolean {
  return lastId > 0;
}

export function readToast(): Toast | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
