import { MAX_IDS_OF_A_PAGE, MAX_ID_CHARACTERS } from "#engine/bounds.ts";
import { attribute, textOf, type HtmlDocument } from "#engine/html/html-document.ts";
import { readInsertedIds } from "#engine/html/inserted-ids.ts";

/** Of a script in the page, which may be a bundle. */
const MAX_SCRIPT_CHARACTERS = 200_000;

/**
 * Names to which a fragment may lead, those included that a script in the page inserts; at most 2,000.
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function readFragmentNames(document: HtmlDocument): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string | null) => {
    if (name === null || name === "" || name.length > MAX_ID_CHARACTERS) return;
    if (names.size < MAX_IDS_OF_A_PAGE) names.add(name);
  };
  for (const element of document.elements) {
    add(attribute(element, "id"));
    if (element.tag === "a") add(attribute(element, "name"));
    if (element.tag === "script")
      readInsertedIds(textOf(document, element, MAX_SCRIPT_CHARACTERS)).forEach(add);
    if (names.size >= MAX_IDS_OF_A_PAGE) break;
  }
  return names;
}
