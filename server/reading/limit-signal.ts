/**
 * A signal that is aborted after so long, or with `outer`. `end` gives its timer and its listener back
 * at once: a crawl asks thousands of questions under one signal.
 */
export function limitSignal(
  ms: number,
  outer?: AbortSignal,
  reason: unknown = new DOMException("Its time is up.", "TimeoutError"),
) {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const control = new AbortController();
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", leave);
  };
  const abort = (why: unknown) => {
    end();
    control.abort(why);
    resolve();
  };
  const leave = () => abort(outer?.reason);
  const timer = setTimeout(() => abort(reason), ms).unref();
  outer?.addEventListener("abort", leave);
  if (outer?.aborted === true) leave();
  return { signal: control.signal, reached, end };
}
