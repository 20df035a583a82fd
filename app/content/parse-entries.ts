import { z } from "zod";

/**
 * Checks the entries of one content folder against its schema.
 * @throws with one line a mistake, each naming the file, the entry, the field and what to do.
 */
export function parseEntries<Entry>(
  file: string,
  schema: z.ZodType<Entry>,
  entries: ReadonlyArray<unknown>,
): void {
  const mistakes = entries.flatMap((entry) => {
    const result = schema.safeParse(entry);
    if (result.success) return [];
    return result.error.issues.map((issue) => {
      const field = z.core.toDotPath(issue.path) || "the entry itself";
      return `${file}, ${nameOf(entry)}: ${field}: ${issue.message}`;
    });
  });

  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/** A mistake in the site's content. It fails the build and is meant for the editor who made it. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(mistakes: ReadonlyArray<string>) {
    super(`The content has ${mistakes.length} mistake(s):\n${mistakes.join("\n")}`);
  }
}

/** What the editor calls the entry. */
function nameOf(entry: unknown): string {
  for (const key of ["slug", "title", "name", "question"]) {
    const value = (entry as Record<string, unknown> | null)?.[key];
    if (typeof value === "string") return `"${value}"`;
  }
  return "an entry";
}
