import { MAX_ID_CHARACTERS } from "#engine/bounds.ts";

/** Of one script; a bundle that names more is not judged by them. */
export const MAX_INSERTED_IDS = 2_000;

/**
 * An id in the text of a script: in markup that it writes (id="contact", with or without a backslash),
 * as a property (id: "contact", .id = "contact") or as an attribute (setAttribute("id", "contact")).
 */
const INSERTED = /\bid["'`]?\s{0,4}[=:,]\s{0,4}\\?["'`]([^\s"'`\\<>${}]{1,200})/g;

/** The ids that a script may give to elements, each once, at most 2,000. */
export function readInsertedIds(script: string): readonly string[] {
  const ids = new Set<string>();
  for (const [, id = ""] of script.matchAll(INSERTED)) {
    if (id.length <= MAX_ID_CHARACTERS) ids.add(id);
    if (ids.size >= MAX_INSERTED_IDS) break;
  }
  return [...ids];
}
