import { createLogOutput } from "#server/log/log-output.ts";
import { createLog } from "#server/log/log.ts";

/** The server's log on standard error; a line says how many were lost while it could not be written. */
export function startLog(clock: () => number) {
  const output = createLogOutput(process.stderr, (lines) => {
    let line = "";
    createLog({ write: (text) => (line = text), clock }).warn("log_lines_lost", { lines });
    return line;
  });
  return createLog({ write: output.write, clock });
}
