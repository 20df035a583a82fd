/**
 * Ends a command when its reader has left. Where the reader has enough (`… | head`) nothing
 * is wrong; what cannot be written, as on a full disk, is an error with this status.
 */
export function endWithReader(name: string, notWritten: number): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // In the next turn: what the command keeps beside its output is kept by then.
    if (error.code === "EPIPE") return setImmediate(() => process.exit());
    console.error(`${name}: the output cannot be written (${error.code})`);
    process.exit(notWritten);
  });
}
