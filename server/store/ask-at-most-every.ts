/**
 * Asks at most once in so many milliseconds; calls in between get the same answer, or wait for it.
 * `observe` records how work ends that shows the same, `fail` a failure that is known without asking.
 */
export function askAtMostEvery(
  ms: number,
  ask: () => Promise<void>,
  monotonic: () => number = () => performance.now(),
) {
  let last: { at: number; answer: Promise<void> } | undefined;

  function remember(answer: Promise<void>) {
    // Caught here as well: no caller may ever await it.
    answer.catch(() => undefined);
    last = { at: monotonic(), answer };
    return answer;
  }

  return {
    ask: (): Promise<void> =>
      last === undefined || monotonic() - last.at >= ms ? remember(ask()) : last.answer,
    observe: async <Result>(working: Promise<Result>): Promise<Result> => {
      try {
        const result = await working;
        void remember(Promise.resolve());
        return result;
      } catch (error) {
        void remember(Promise.reject(error));
        throw error;
      }
    },
    fail: (error: unknown) => void remember(Promise.reject(error)),
  };
}
