import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { parseArgs, styleText } from "node:util";

import { decodeText } from "#engine/html/decode-text.ts";
import { showControls } from "#lib/text/show-controls.ts";
import { BadInput, BadUse, type Command, type Outcome, type Watcher } from "./command.ts";
import { joinDashed } from "./join-dashed.ts";
import { didYouMean } from "./did-you-mean.ts";
import { readBytes, streamBytes } from "./read-bytes.ts";
import { readVersion } from "./read-version.ts";

export type ExitStatus = 0 | 1 | 2;
export type Streams = { input: Readable; output: Writable; errors: Writable } & Asker;

/** Who asks: a person at a terminal unless it is said. */
export type Asker = Watcher & {
  /** A program has no switches: a refusal does not name them. */
  isProgram?: boolean;
};

type Printer = { write: (text: Outcome["text"]) => void };
type Shown = { input: Readable; output: Printer; errors: Printer } & Asker;

const CLEAN = 0;
const FINDINGS = 1;
const BAD = 2;

const commonOptions = {
  json: { type: "boolean" },
  batch: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const folder = join(import.meta.dirname, "commands");

/**
 * One call of the command line, from its words to its exit status. What a page says is shown, and
 * does not steer the terminal.
 */
export async function run(words: readonly string[], given: Streams): Promise<ExitStatus> {
  const streams = {
    ...given,
    output: createPrinter(given.output),
    errors: createPrinter(given.errors),
  };
  if (words[0] === "--version") {
    streams.output.write(`${readVersion()}\n`);
    return CLEAN;
  }
  const found = findCommand(words);
  if (!found) return answerNoCommand(words, streams);

  const command = await loadCommand(found.file);
  try {
    return await execute(command, found.rest, streams);
  } catch (error) {
    if (error instanceof BadUse || isParseError(error)) {
      const hint = findOptionHint(error, command) ?? `seo ${found.name} --help says how.`;
      const [sentence = ""] = error.message.split(/[.] |\n/, 1);
      return refuse(streams, `${sentence}.`, hint);
    }
    if (error instanceof BadInput) return refuse(streams, error.message, error.hint);
    throw error;
  }
}

function refuse({ errors, isProgram = false }: Shown, message: string, hint: string): ExitStatus {
  errors.write(isProgram ? message : `seo: ${[message, hint].filter(Boolean).join(" ")}\n`);
  return BAD;
}

/** The help where it is asked for; otherwise what the first word may have been meant as. */
async function answerNoCommand(words: readonly string[], streams: Shown): Promise<ExitStatus> {
  const [word = ""] = words;
  if (["", "help", "-h"].includes(word) || words.includes("--help")) {
    streams.output.write(await describeAll());
    return word === "" ? BAD : CLEAN;
  }
  const known = [...commandNames(), "--version", "--help"];
  const hint =
    didYouMean(words.slice(0, 2).join(" "), known) ??
    didYouMean(word, known) ??
    "seo --help lists the commands.";
  streams.errors.write(`seo: there is no command "${word}". ${hint}\n`);
  return BAD;
}

async function execute(
  command: Command,
  words: readonly string[],
  streams: Shown,
): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: joinDashed(words, { ...command.options, ...commonOptions }),
    options: { ...command.options, ...commonOptions },
    allowPositionals: true,
  });
  if (values.help) {
    streams.output.write(describe(command));
    return CLEAN;
  }
  if (values.batch) return answerBatch(command, streams);

  const outcome = await command.run({
    values,
    positionals,
    readText: async (file) => decodeText(await readBytes(file, streams.input)),
    readBytes: (file) => readBytes(file, streams.input),
    onProgress: streams.onProgress,
    signal: streams.signal,
    streamBytes: (file) => streamBytes(file, streams.input),
  });
  const shown = values.json ? JSON.stringify(outcome.json) : outcome.text;
  if (shown !== "") {
    streams.output.write(shown);
    streams.output.write("\n");
  }
  if (outcome.problem !== undefined) streams.errors.write(`seo: ${outcome.problem}\n`);
  if (outcome.hasFindings) return FINDINGS;
  return outcome.problem === undefined ? CLEAN : BAD;
}

/**
 * One JSON object a line in, one a line out, in the same order. A line that cannot be answered
 * gets `{"error"}` in its place, so that the answers stay in step, and the exit status is 2.
 */
async function answerBatch(command: Command, streams: Shown): Promise<ExitStatus> {
  if (!command.answer) throw new BadUse("this command has no --batch");
  let status: ExitStatus = CLEAN;
  let number = 0;
  for await (const line of createInterface({ input: streams.input, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === "") continue;
    let answer: unknown;
    try {
      answer = await command.answer(parseRecord(number === 1 ? line.replace(/^\uFEFF/, "") : line));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      answer = { error: `line ${number}: ${error.message}` };
      status = BAD;
    }
    streams.output.write(`${JSON.stringify(answer)}\n`);
  }
  return status;
}

function parseRecord(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadInput("write one JSON object per line");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BadInput("write one JSON object per line");
  }
  return value as Record<string, unknown>;
}

/** What a page says is shown, and does not steer the terminal; our own styles do, on a terminal. */
function createPrinter(stream: Writable): Printer {
  return {
    write(text) {
      for (const part of typeof text === "string" ? [text] : text) {
        if (typeof part === "string") stream.write(showControls(part));
        else stream.write(styleText(part.style, showControls(part.text), { stream }));
      }
    },
  };
}

/** The option that was meant; undefined where the fault is another one. */
function findOptionHint(error: Error, { options }: Command): string | undefined {
  const [, typed] = /^Unknown option '(--?[^']*)'/.exec(error.message) ?? [];
  if (typed === undefined) return undefined;
  const known = Object.keys({ ...options, ...commonOptions }).map((name) => `--${name}`);
  return didYouMean(typed, known);
}

/** `robots test …` is robots-test.ts; `serp …` is serp.ts. */
function findCommand(words: readonly string[]) {
  const files = commandFiles();
  const [first = "", second = ""] = words;
  if (files.includes(`${first}-${second}`)) {
    return { file: `${first}-${second}`, name: `${first} ${second}`, rest: words.slice(2) };
  }
  return files.includes(first) ? { file: first, name: first, rest: words.slice(1) } : undefined;
}

/** As they are typed: "robots test". */
function commandNames(): readonly string[] {
  return commandFiles().map((file) => file.replace("-", " "));
}

function commandFiles(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();
}

/** Only the command that is asked for is loaded, so that none pays for the others. */
async function loadCommand(file: string): Promise<Command> {
  const module = (await import(`./commands/${file}.ts`)) as { command: Command };
  return module.command;
}

async function describeAll(): Promise<string> {
  const commands = await Promise.all(commandFiles().map(loadCommand));
  const lines = commands.map(({ usage, summary }) => `  seo ${usage}\n      ${summary}`);
  return `Usage: seo <command> [options]\n\n${lines.join("\n")}\n\n${commonHelp}`;
}

function describe({ usage, summary, details = [] }: Command): string {
  const lines = details.map((line) => `  ${line}\n`).join("");
  return `Usage: seo ${usage}\n${summary}\n${lines && `\n${lines}`}\n${commonHelp}`;
}

const commonHelp = `For every command:
  --json    machine output
  --batch   one JSON object per line from standard input, one answer per line
  --help    this text
  --version without a command: the version
A file named - is standard input. Exit status: 0 clean, 1 findings, 2 bad use or input,
or an answer that is not complete.
`;

/** Errors of `parseArgs`: an unknown option, a value that is missing. */
function isParseError(error: unknown): error is Error {
  return (
    error instanceof TypeError &&
    String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS")
  );
}
