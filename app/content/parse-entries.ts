import { z } from "zod";

import { parseTextFile, type ParsedTextFile } from "./parse-text-file.ts";
import { describeSchemaIssue } from "./describe-schema-issue.ts";
import { ownValue } from "#lib/own-value.ts";
import { shorten } from "#lib/text/shorten.ts";

/** Entries in a list, or by the slug under which their file keeps them. */
export type Entries = readonly unknown[] | Readonly<Record<string, unknown>>;

/** A file below app/content/, or from the project's root where it begins with "/", or how an entry's file follows from its name. */
export type EntryFile = string | ((name: string) => string);

/** A value longer than this is cut in a message. */
const VALUE_SHOWN = 60;

/**
 * Checks the entries of one kind against their schema.
 * @throws ContentError with what findEntryMistakes found.
 */
export function parseEntries(file: EntryFile, schema: z.ZodType, entries: Entries): void {
  const mistakes = findEntryMistakes(file, schema, entries);
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/**
 * One entry that has a file of its own, held to its schema.
 * @throws ContentError with the field and what to write.
 */
export function parseEntry<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  entry: unknown,
): z.infer<Schema> {
  parseEntries(file, schema, [entry]);
  return schema.parse(entry);
}

/**
 * The sections and fields of a writer's text file.
 * @throws ContentError with each line that is wrong.
 */
export function readTextFile(file: string, source: string): ParsedTextFile {
  const parsed = parseTextFile(source);
  if (parsed.mistakes.length > 0)
    throw new ContentError(parsed.mistakes.map((mistake) => `app/content/${file}: ${mistake}`));
  return parsed;
}

/**
 * The mistakes in the entries of one kind, a line each: file, entry, field, the value that is
 * there, and what to write instead.
 */
export function findEntryMistakes(file: EntryFile, schema: z.ZodType, entries: Entries): string[] {
  const named = Array.isArray(entries)
    ? entries.map((entry: unknown, index): [string, unknown] => [nameOf(entry, index), entry])
    : Object.entries(entries);

  return named.flatMap(([name, entry]) => {
    const result = schema.safeParse(entry, { error: describeSchemaIssue });
    const path = typeof file === "string" ? file : file(name);
    const where = `${path.startsWith("/") ? path.slice(1) : `app/content/${path}`}, "${name}"`;

    return (result.error?.issues ?? []).map(
      (issue) => `${where}: ${tellField(entry, issue.path)}: ${issue.message}`,
    );
  });
}

/** Mistakes in the site's content. They fail the build and are meant for the editor who made them. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The content has ${mistakes.length} mistake(s):\n${mistakes.join("\n")}`);
    this.mistakes = mistakes;
  }
}

/** What the editor calls the entry; where it has no name of its own, its place in the list. */
function nameOf(entry: unknown, index: number): string {
  for (const key of ["slug", "title", "name", "question", "label"]) {
    const value = ownValue((entry ?? {}) as Record<string, unknown>, key);
    if (typeof value === "string" && value !== "") return value;
  }
  return `number ${index + 1}`;
}

/** 'lat is 12.5', 'notes[1] is ""', 'province is missing'. */
function tellField(entry: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    entry,
  );
  const field = path.length === 0 ? "the entry" : z.core.toDotPath(path);
  if (value === undefined) return `${field} is missing`;
  // An entry or a group is too long to repeat; its field says where to look.
  if (typeof value === "object" && !(Array.isArray(value) && value.length === 0)) return field;
  const shown = JSON.stringify(value);
  return `${field} is ${shorten(shown, VALUE_SHOWN + 1)}`;
}
