import { z } from "zod";

import text from "./glossary.txt?raw";
import { parseEntries, readTextFile } from "#app/content/parse-entries.ts";
import { linesOf } from "#app/content/parse-text-file.ts";
import { slugify } from "#lib/text/slugify.ts";

const FILE = "glossary/glossary.txt";

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
  const entries = [...readTextFile(FILE, text).sections].map(([term, section]) => ({
    id: slugify(term),
    term,
    meaning: linesOf(section)?.join(" ") ?? "",
  }));
  parseEntries(FILE, glossaryEntrySchema, entries);
  return entries.toSorted((a, b) => a.term.localeCompare(b.term, "en"));
}
