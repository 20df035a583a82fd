export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/**
 * The value of `work`, or a DeadlineError once `limitMs` are over. `work` itself goes on; `onSettled` is
 * called with how long it took, in time or not.
 */
export function within<Value>(
  limitMs: number,
  work: Promise<Value>,
  onSettled: (ms: number) => void = () => {},
): Promise<Value> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new DeadlineError("It is taking too long"));
    const timer = setTimeout(refuse, Math.max(0, limitMs));
    const settle =
      <Settled>(pass: (settled: Settled) => void) =>
      (settled: Settled) => {
        clearTimeout(timer);
        onSettled(performance.now() - start);
        pass(settled);
      };
    work.then(settle(resolve), settle(reject));
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
