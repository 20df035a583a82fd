import { inspect } from "node:util";

import { showControls } from "#lib/text/show-controls.ts";
import { endWithReader } from "#scripts/end-with-reader.ts";
import { run } from "./run.ts";

/** A bug, as against a finding or bad use: EX_SOFTWARE of sysexits.h. */
const INTERNAL_ERROR = 70;
/** Not 1, which means findings. */
const NOT_WRITTEN = 2;

endWithReader("seo", NOT_WRITTEN);

try {
  process.exitCode = await run(process.argv.slice(2), {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
  });
} catch (error) {
  console.error(showControls(inspect(error)));
  process.exitCode = INTERNAL_ERROR;
}
