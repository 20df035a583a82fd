/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT = 19;

const BUSY_RETRY_MS = 20;

export const isConstraintError = (error: unknown) => resultCode(error) === SQLITE_CONSTRAINT;

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
      if (resultCode(error) !== SQLITE_BUSY || performance.now() >= deadline) throw error;
      await waitForOthers();
    }
  }
}

export const waitForOthers = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, BUSY_RETRY_MS);
  });

/** The primary result code: the low byte of the extended one. */
function resultCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & 0xff : undefined;
}
