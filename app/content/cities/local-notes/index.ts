import { ajkNotes } from "#app/content/cities/local-notes/ajk.ts";
import { balochistanNotes } from "#app/content/cities/local-notes/balochistan.ts";
import { gilgitBaltistanNotes } from "#app/content/cities/local-notes/gilgit-baltistan.ts";
import { kpkNotes } from "#app/content/cities/local-notes/kpk.ts";
import { punjabNotes } from "#app/content/cities/local-notes/punjab.ts";
import { sindhNotes } from "#app/content/cities/local-notes/sindh.ts";
import type { LocalNotes } from "#app/content/cities/schema.ts";

/** The cities of the generic page. The others have pages of their own. */
export const localNotes: Readonly<Record<string, LocalNotes>> = {
  ...punjabNotes,
  ...sindhNotes,
  ...kpkNotes,
  ...balochistanNotes,
  ...ajkNotes,
  ...gilgitBaltistanNotes,
};

export function findLocalNotes(slug: string): LocalNotes | undefined {
  return localNotes[slug];
}
