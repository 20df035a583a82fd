import type { ParseArgsConfig } from "node:util";

import { ownValue } from "#lib/own-value.ts";

/** A part of a text that a terminal shows in a style; elsewhere it is plain. */
export type Styled = { style: "bold" | "dim" | "red" | "yellow" | "green"; text: string };

/** What a command found: as data for `--json`, as text for a person, and whether there is anything to mend. */
export type Outcome = {
  json: unknown;
  text: string | readonly (string | Styled)[];
  hasFindings: boolean;
  /** What kept it from being the whole answer: told beside it, exit status 2 where nothing was found. */
  problem?: string | undefined;
};

export type Call = {
  /** Options as declared by the command, parsed. */
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  /** What is without an option's name: file names, as a rule. */
  positionals: readonly string[];
  /** A file's text; "-" is standard input. A file that cannot be read is bad input. */
  readText: (file: string) => Promise<string>;
  /** The same file before decoding, for formats that name their own encoding. */
  readBytes: (file: string) => Promise<Uint8Array>;
  /** The same part by part, for files that are larger than memory. */
  streamBytes: (file: string) => AsyncIterable<Uint8Array>;
} & Watcher;

/** How far a command is that takes long. */
export type CrawlProgress = { requests: number; read: number; known: number };

/** Of whoever waits for a command in this process. */
export type Watcher = {
  onProgress?: ((progress: CrawlProgress) => void) | undefined;
  /** Aborted: what was read until then is enough. */
  signal?: AbortSignal | undefined;
};

/** One file in `commands/` is one command: `robots-test.ts` is `seo robots test`. */
export type Command = {
  /** What it does, in one line. */
  summary: string;
  /** How it is called, without `seo` and without the options that all commands have. */
  usage: string;
  /** Further lines of help: the options and what they take. */
  details?: readonly string[];
  /** As in `node:util` parseArgs. `json`, `batch` and `help` are there already. */
  options?: NonNullable<ParseArgsConfig["options"]>;
  run: (call: Call) => Outcome | Promise<Outcome>;
  /** Answers one record of `--batch`. Leave it out where there is no batch. */
  answer?: (record: Readonly<Record<string, unknown>>) => unknown;
};

/** The command was called wrongly: its usage is printed, exit status 2. */
export class BadUse extends Error {}

/** What it was given cannot be read: one line that says what to do, exit status 2. */
export class BadInput extends Error {
  /** Which switch or command of the terminal helps: said in a terminal only. */
  readonly hint: string;

  constructor(message: string, hint = "") {
    super(message);
    this.hint = hint;
  }
}

/** A text field of a batch record; a missing one is bad input that names the field. */
export function textField(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = ownValue(record, name);
  if (typeof value !== "string") throw new BadInput(`"${name}" must be a text`);
  return value;
}

/** A text option that must be there. */
export function requiredOption(call: Call, name: string): string {
  const value = ownValue(call.values, name);
  if (typeof value !== "string" || value === "") throw new BadUse(`--${name} is missing`);
  return value;
}

/** The texts of an option that may be given several times; at least one. */
export function requiredOptions(call: Call, name: string): readonly string[] {
  const values = [ownValue(call.values, name)].flat().filter((value) => typeof value === "string");
  if (values.length === 0) throw new BadUse(`--${name} is missing`);
  return values;
}
