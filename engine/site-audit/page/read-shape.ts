import { attribute, type HtmlDocument } from "#engine/html/html-document.ts";
import { hashText, mixHash } from "#lib/text/hash-text.ts";

const STRUCTURE = new Set([
  "body",
  "header",
  "nav",
  "main",
  "article",
  "section",
  "aside",
  "footer",
  "form",
  "table",
  "h1",
]);

/**
 * The skeleton of a page as a hash: the classes of body and main, and which structural elements are
 * in which. How often one is repeated does not count, so a list of three is built like one of thirty.
 */
export function readShape(document: HtmlDocument): string {
  const paths = new Set<number>();
  /** Of each element, by its index: the structural elements from the root down to it. */
  const above: number[] = [];
  for (const element of document.elements) {
    const outer = element.parent === null ? 0 : (above[element.parent.index] ?? 0);
    const isStructure = STRUCTURE.has(element.tag);
    const path = isStructure ? mixHash(outer, hashText(element.tag)) : outer;
    above[element.index] = path;
    if (!isStructure || !element.isHtml) continue;
    const hasClasses = ["body", "main", "article"].includes(element.tag);
    paths.add(
      hasClasses ? mixHash(path, hashText(stableClasses(attribute(element, "class")))) : path,
    );
  }
  return [...paths]
    .toSorted((a, b) => a - b)
    .reduce((hash, path) => mixHash(hash, path), 0)
    .toString(16);
}

/** Classes with a number in them name one page ("postid-12"), not its template. */
function stableClasses(value: string | null): string {
  return (value ?? "")
    .split(/\s+/)
    .filter((name) => name !== "" && !/\d/.test(name))
    .toSorted()
    .join(" ");
}
