/**
 * Asks at most once in so many milliseconds; whoever asks in between gets the same answer, or waits
 * for it. `fail` is for when it is known already what the answer would be.
 */
export function askAtMostEvery(
  ms: number,
  ask: () => Promise<void>,
  monotonic: () => number = () => performance.now(),
) {
  let last: { at: number; answer: Promise<void> } | undefined;

  function remember(answer: Promise<void>) {
    // Remembered or not, nobody may ever fetch it.
    answer.catch(() => undefined);
    last = { at: monotonic(), answer };
    return answer;
  }

  return {
    ask: (): Promise<void> =>
      last === undefined || monotonic() - last.at >= ms ? remember(ask()) : last.answer,
    fail: (error: unknown) => void remember(Promise.reject(error)),
  };
}
