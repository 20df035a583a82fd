import { ajkNotes } from "#app/content/cities/local-notes/ajk.ts";
import { balochistanNotes } from "#app/content/cities/local-notes/balochistan.ts";
import { gilgitBaltistanNotes } from "#app/content/cities/local-notes/gilgit-baltistan.ts";
import { kpkNotes } from "#app/content/cities/local-notes/kpk.ts";
import { punjabNotes } from "#app/content/cities/local-notes/punjab.ts";
import { sindhNotes } from "#app/content/cities/local-notes/sindh.ts";
import type { LocalNotes } from "#app/content/cities/schema.ts";
import { ownValue } from "#lib/own-value.ts";

type Notes = Readonly<Record<string, LocalNotes>>;

/** The cities of the generic page by file, a file a region. The others have pages of their own. */
export const localNotesByFile: Readonly<Record<string, Notes>> = {
  "punjab.ts": punjabNotes,
  "sindh.ts": sindhNotes,
  "kpk.ts": kpkNotes,
  "balochistan.ts": balochistanNotes,
  "ajk.ts": ajkNotes,
  "gilgit-baltistan.ts": gilgitBaltistanNotes,
};

/** The same by the city's slug. */
export const localNotes: Notes = Object.assign({}, ...Object.values(localNotesByFile)) as Notes;

export function findLocalNotes(slug: string): LocalNotes | undefined {
  return ownValue(localNotes, slug);
}
