/**
 * Asks at most once in so many milliseconds; calls in between get the same answer, or wait for it.
 * `observe` takes work that shows the same: its failure is the answer, its success ends a failure. `fail` is
 * a failure that is known without asking.
 */
export function askAtMostEvery(
  ms: number,
  ask: () => Promise<void>,
  monotonic: () => number = () => performance.now(),
) {
  let last: { at: number; answer: Promise<void>; isGood: boolean } | undefined;

  function remember(answer: Promise<void>) {
    const asked = { at: monotonic(), answer, isGood: false };
    answer.then(
      () => (asked.isGood = true),
      // Caught here as well: no caller may ever await it.
      () => undefined,
    );
    last = asked;
    return answer;
  }

  return {
    ask: (): Promise<void> =>
      last === undefined || monotonic() - last.at >= ms ? remember(ask()) : last.answer,
    observe: async <Result>(working: Promise<Result>): Promise<Result> => {
      try {
        const result = await working;
        // Only what was not good: where nobody asked, the next question looks for itself.
        if (last?.isGood === false) void remember(Promise.resolve());
        return result;
      } catch (error) {
        void remember(Promise.reject(error));
        throw error;
      }
    },
    fail: (error: unknown) => void remember(Promise.reject(error)),
  };
}
