import { z } from "zod";

import text from "#app/content/glossary/glossary.txt?raw";
import { ContentError, findEntryMistakes } from "#app/content/parse-entries.ts";
import { parseTextEntry } from "#app/content/parse-text-entry.ts";
import { slugify } from "#lib/slugify.ts";

const glossaryEntrySchema = z.strictObject({
  /** Where a link to the word leads: /glossary#citation. */
  id: z.string().min(2),
  term: z.string().min(3),
  meaning: z.string().min(30, "say in a sentence or two what the word means to an owner"),
});

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;

/**
 * The words for owners, alphabetical, as a writer edits them.
 * @throws ContentError with the word and what to write.
 */
export function readGlossary(): GlossaryEntry[] {
  const entries = [...parseTextEntry(text).sections].map(([term, blocks]) => ({
    id: slugify(term),
    term,
    meaning: blocks.join(" "),
  }));
  const mistakes = findEntryMistakes("glossary/glossary.txt", glossaryEntrySchema, entries);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return entries.toSorted((a, b) => a.term.localeCompare(b.term, "en"));
}
