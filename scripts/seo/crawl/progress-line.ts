import { shorten } from "#lib/text/shorten.ts";
/** One line that is written over, on a terminal; nothing in a pipe. */
export function createProgressLine() {
  const { stderr } = process;
  const clear = "\r\u001B[K";
  return {
    write: (text: string) => {
      if (stderr.isTTY) stderr.write(clear + shorten(text, Math.max(20, stderr.columns - 1), ""));
    },
    end: () => {
      if (stderr.isTTY) stderr.write(clear);
    },
  };
}
