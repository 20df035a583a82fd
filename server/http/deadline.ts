export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** Node keeps a list of timers for each length; timers of one list cost next to nothing. */
const GRAIN_MS = 100;

/**
 * The value of `work`, or a DeadlineError once `limitMs` are over, to the next tenth of a second.
 * `work` itself goes on. `onSettled` is called with how long it took, if it was in time.
 */
export function within<Value>(
  limitMs: number,
  work: Promise<Value>,
  onSettled: (ms: number) => void = () => {},
): Promise<Value> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError("It takes too long")),
      Math.max(0, Math.ceil(limitMs / GRAIN_MS) * GRAIN_MS),
    );
    work.then(
      (value) => {
        clearTimeout(timer);
        onSettled(performance.now() - start);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        onSettled(performance.now() - start);
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
  const spend = (ms: number) => (leftMs -= ms);
  return <Value>(work: () => Promise<Value>): Promise<Value> => within(leftMs, work(), spend);
}
