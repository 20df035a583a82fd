import type { PageFacts } from "#engine/html/page-facts.ts";
import { headNotes } from "#engine/page-audit/notes/head-notes.ts";
import { headingNotes } from "#engine/page-audit/notes/heading-notes.ts";
import { linkNotes } from "#engine/page-audit/notes/link-notes.ts";
import { pictureNotes } from "#engine/page-audit/notes/picture-notes.ts";
import type { Note } from "#engine/page-audit/notes/note.ts";

export type { Note } from "#engine/page-audit/notes/note.ts";

/** Every rule of a note, group by group. */
export const noteRules = [...linkNotes, ...pictureNotes, ...headingNotes, ...headNotes];

/** What a page gives cause to note, group by group; none of it costs points. */
export function listNotes(facts: PageFacts): readonly Note[] {
  return noteRules.flatMap(({ id, group, source, find }) => {
    const found = find(facts);
    return found === null ? [] : [{ id, group, source: source ?? null, ...found }];
  });
}
