import { count } from "#lib/count.ts";
import type { LiveSnippet } from "#engine/live/judge-snippet.ts";
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from "#engine/text-width/snippet-limits.ts";

const limits = { title: TITLE_MAX_LENGTH, description: DESCRIPTION_MAX_LENGTH } as const;
const fields = ["title", "description"] as const;

export type LoadedTexts = { title: string; description: string };

/** What goes into the fields: only what the page says, so that nothing typed is lost to a gap. */
export function takeLoaded(snippet: LiveSnippet): Partial<LoadedTexts> & { url: string } {
  return {
    url: snippet.url,
    ...(snippet.title && { title: snippet.title }),
    ...(snippet.description && { description: snippet.description }),
  };
}

/** What was typed and is now covered by the page's own text; undefined where nothing was. */
export function findCovered(
  typed: LoadedTexts,
  loaded: Partial<LoadedTexts>,
): Partial<LoadedTexts> | undefined {
  const covered = fields.filter(
    (field) =>
      typed[field].trim() !== "" && loaded[field] !== undefined && loaded[field] !== typed[field],
  );
  return covered.length === 0
    ? undefined
    : Object.fromEntries(covered.map((field) => [field, typed[field]]));
}

/** One sentence for each text that a field of the first tab cannot take by typing. */
export function describeOverlong(loaded: Partial<LoadedTexts>): readonly string[] {
  return fields.flatMap((field) => {
    const { length } = loaded[field] ?? "";
    return length > limits[field]
      ? [
          `The ${field} has ${count(length, "character")}; its field here takes ${limits[field]}. It is there in full, and can only be made shorter.`,
        ]
      : [];
  });
}
