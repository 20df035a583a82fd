import { run } from "#scripts/seo/run.ts";

/** A bug, as against a finding or bad use: EX_SOFTWARE of sysexits.h. */
const INTERNAL_ERROR = 70;

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader has enough (`seo … | head`): nothing is wrong.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2), {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
  });
} catch (error) {
  console.error(error);
  process.exitCode = INTERNAL_ERROR;
}
