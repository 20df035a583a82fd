/** `npm run enquiries`: reads and looks after what the server stored. */
import { showControls } from "#lib/text/show-controls.ts";
import { runCommand } from "#server/admin/commands.ts";
import { readEnv } from "#server/env.ts";
import { endWithReader } from "./end-with-reader.ts";

endWithReader("enquiries", 1);

try {
  await runCommand(process.argv.slice(2), readEnv(), {
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
  });
} catch (error) {
  // The words of what went wrong are for the operator; the stack is not.
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${showControls(words)}\n`);
  process.exitCode = 1;
}
