import { Readable, Writable } from "node:stream";
import { WriteStream } from "node:tty";

import { type Asker, run } from "./run.ts";

/** What Node asks of a terminal before it colours. */
const terminal = { isTTY: true, getColorDepth: () => WriteStream.prototype.getColorDepth() };

/** One call of the command line, in this process: its exit status and what it wrote. */
export async function callSeo(
  words: readonly string[],
  input: string | Buffer = "",
  { isTerminal = false, ...asker }: Asker & { isTerminal?: boolean } = {},
) {
  const written = { output: "", errors: "" };
  const into = (name: keyof typeof written) => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        written[name] += String(chunk);
        done();
      },
    });
    return isTerminal ? Object.assign(stream, terminal) : stream;
  };
  const status = await run(words, {
    input: Readable.from([input]),
    output: into("output"),
    errors: into("errors"),
    ...asker,
  });
  return { status, ...written };
}
