import { DeadlineError, within } from "./deadline.ts";

export class BreakerOpenError extends Error {
  override name = "BreakerOpenError";
}

type BreakerOptions = {
  /** How long one piece of work may take. */
  limitMs: number;
  /** How long nothing is tried after one took longer. Then a single one is let through. */
  restMs: number;
  onOpen?: () => void;
  onClose?: () => void;
};

type Breaker = {
  run: <Value>(work: () => Promise<Value>) => Promise<Value>;
  isOpen: () => boolean;
};

/**
 * Keeps requests from waiting for something that does not answer. After one piece of work took too
 * long, the others fail at once, until one succeeds or the late one comes back after all. Errors that
 * come in time do not count.
 */
export function createBreaker({ limitMs, restMs, onOpen, onClose }: BreakerOptions): Breaker {
  let isOpen = false;
  let retryAt = 0;

  function close() {
    if (!isOpen) return;
    isOpen = false;
    onClose?.();
  }

  function open() {
    retryAt = performance.now() + restMs;
    if (isOpen) return;
    isOpen = true;
    onOpen?.();
  }

  return {
    isOpen: () => isOpen,
    run: <Value>(work: () => Promise<Value>) => {
      if (isOpen) {
        if (performance.now() < retryAt) {
          return Promise.reject(new BreakerOpenError("It has not answered lately"));
        }
        // One at a time, and the next no sooner than this one's own time is over.
        retryAt = performance.now() + limitMs + restMs;
      }
      const working = work();
      working.then(close, () => {});
      return within(limitMs, working).catch((error: unknown) => {
        if (error instanceof DeadlineError) open();
        throw error;
      });
    },
  };
}
