import { primaryCode } from "./store-fault.ts";

/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;

const BUSY_RETRY_MS = 20;

/**
 * While another process writes, `work` is tried again, without blocking, until `deadline` by
 * `performance.now`; then it rejects with what it met.
 */
export async function whenFree<Result>(
  work: () => Result | Promise<Result>,
  deadline: number,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (primaryCode(error) !== SQLITE_BUSY || performance.now() >= deadline) throw error;
      await waitForOthers();
    }
  }
}

export const waitForOthers = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, BUSY_RETRY_MS);
  });
