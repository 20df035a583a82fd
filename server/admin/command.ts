import { parseArgs } from "node:util";

import type { Env } from "#server/env.ts";
import type { SubmissionStore } from "#server/store/submission-store.ts";

type Arguments = ReturnType<typeof readArguments>;

export type Output = {
  /** A line for the person at the terminal. */
  print: (line: string) => void;
  /** Data, byte for byte unless a person reads it. */
  write: (text: string) => void;
  /** Whether a person reads it, or a file or another program. */
  isTerminal: boolean;
};

type CommandContext = Output & { args: Arguments; env: Env };

/** What works on the open store, and what sees to its files itself. */
export type Command =
  | { withStore: (context: CommandContext & { store: SubmissionStore }) => Promise<void> }
  | { alone: (context: CommandContext) => Promise<void> };

/** A mistake in the arguments; the message is the hint. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The options of all commands. Throws `ERR_PARSE_ARGS_…` for one that none of them has. */
export function readArguments(argv: string[]) {
  return parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      csv: { type: "boolean" },
      json: { type: "boolean" },
      spam: { type: "boolean" },
      all: { type: "boolean" },
      yes: { type: "boolean" },
      limit: { type: "string" },
      days: { type: "string" },
    },
  });
}

/** The second word, such as an ID or a file; its absence is a mistake with the given hint. */
export function getOperand({ positionals }: Arguments, hint: string): string {
  const [, operand] = positionals;
  if (operand === undefined) throw new UsageError(hint);
  return operand;
}
