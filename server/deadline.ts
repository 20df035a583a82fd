export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** The value of `work`, or a DeadlineError once `limitMs` are over. `work` itself goes on. */
export function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError("It takes too long")),
      Math.max(0, limitMs),
    );
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

/**
 * Time for one answer, shared by everything that the answer waits for. What the visitor takes to
 * send the form is not spent from it; Node's own bounds end that.
 */
export function createTimeBudget(totalMs: number) {
  let leftMs = totalMs;
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const start = performance.now();
    const working = work();
    const limitMs = leftMs;
    const spend = () => (leftMs -= performance.now() - start);
    working.then(spend, spend);
    return within(limitMs, working);
  };
}
