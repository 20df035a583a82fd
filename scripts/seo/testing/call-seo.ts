import { Readable, Writable } from "node:stream";

import { run } from "#scripts/seo/run.ts";

/** One call of the command line with what stands on standard input: its exit status and what it wrote. */
export async function callSeo(words: readonly string[], input: string | Buffer = "") {
  const written = { output: "", errors: "" };
  const into = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += String(chunk);
        done();
      },
    });
  const status = await run(words, {
    input: Readable.from([input]),
    output: into("output"),
    errors: into("errors"),
  });
  return { status, ...written };
}
