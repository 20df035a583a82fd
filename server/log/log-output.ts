/** What this needs of standard output and standard error. */
type Output = {
  write: (text: string, done: (error?: Error | null) => void) => boolean;
  on: (event: "error", listener: () => void) => unknown;
};

/**
 * Writes where writing may fail: a full disk, a pipe without a reader. Pages and form go
 * on, what was lost is counted, and the first text that gets through again is followed by the number.
 */
export function createLogOutput(output: Output, describeLost?: (lines: number) => string) {
  let untold = 0;
  // Without a listener Node ends the process.
  output.on("error", () => {});

  function lose(text: string) {
    untold += text.split("\n").length - 1;
  }

  function write(text: string) {
    let isSettled = false;
    const settle = (error?: unknown) => {
      if (isSettled) return;
      isSettled = true;
      if (error) return lose(text);
      if (untold === 0 || describeLost === undefined) return;
      const lines = untold;
      untold = 0;
      write(describeLost(lines));
    };
    try {
      output.write(text, settle);
    } catch (error) {
      settle(error ?? true);
    }
  }

  return { write };
}
