import { fragmentTargets } from "#engine/address/fragment-target.ts";
import { MAX_IDS_OF_A_PAGE, MAX_ID_CHARACTERS } from "#engine/bounds.ts";
import { attribute, textOf, type HtmlDocument } from "./html-document.ts";
import { readInsertedIds } from "./inserted-ids.ts";
import { readsFragment } from "./reads-fragment.ts";
import { hashText } from "#lib/text/hash-text.ts";

/** Of a script in the page, which may be a bundle. */
const MAX_SCRIPT_CHARACTERS = 200_000;

/** Among a page's names: its script reads what follows #, so every name leads somewhere. No id has a blank. */
const ANY_FRAGMENT = "any fragment";

/**
 * Names to which a fragment may lead, those included that a script in the page inserts; at most 2,000.
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function readFragmentNames(document: HtmlDocument): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string | null) => {
    if (name === null || name === "") return;
    if (names.size < MAX_IDS_OF_A_PAGE) names.add(shortenName(name));
  };
  for (const element of document.elements) {
    add(attribute(element, "id"));
    if (element.tag === "a") add(attribute(element, "name"));
    if (element.tag === "script") {
      const script = textOf(document, element, MAX_SCRIPT_CHARACTERS);
      readInsertedIds(script).forEach(add);
      if (readsFragment(script)) add(ANY_FRAGMENT);
    }
    if (names.size >= MAX_IDS_OF_A_PAGE) break;
  }
  return names;
}

/** Whether a fragment leads to none of a page's names. The list ends at its bound; what is behind it is not known. */
export function isFragmentMissing(fragment: string, names: readonly string[]): boolean {
  const wanted = fragmentTargets(fragment)?.map(shortenName);
  return (
    wanted !== undefined &&
    names.length < MAX_IDS_OF_A_PAGE &&
    !names.includes(ANY_FRAGMENT) &&
    !wanted.some((name) => names.includes(name))
  );
}

/** A name of any length as it is kept: a long one by its beginning and its hash. */
function shortenName(name: string): string {
  if (name.length <= MAX_ID_CHARACTERS) return name;
  return `${name.slice(0, MAX_ID_CHARACTERS)} ${hashText(name)}`;
}
