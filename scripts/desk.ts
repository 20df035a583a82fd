/** `npm run desk`: who gets in at the desk. */
import { showControls } from "#lib/text/show-controls.ts";
import { runDeskCommand } from "#server/admin/desk-commands.ts";
import { readEnv } from "#server/env.ts";
import { endWithReader } from "./end-with-reader.ts";

endWithReader("desk", 1);

try {
  await runDeskCommand(process.argv.slice(2), readEnv(), (text) => process.stdout.write(text));
} catch (error) {
  // The words of what went wrong are for the operator; the stack is not.
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${showControls(words)}\n`);
  process.exitCode = 1;
}
