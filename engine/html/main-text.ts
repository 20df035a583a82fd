/**
 * The text that a page is about, without what is on every page of its site. Our choice, from
 * the elements and roles that HTML has for it: https://html.spec.whatwg.org/multipage/sections.html
 */
import { attribute, collapseSpace, type HtmlDocument, type HtmlElement } from "./html-document.ts";
import { findWords } from "#engine/terms/find-words.ts";
import { MAX_WORDS } from "#engine/terms/count-words.ts";
import { readElementTexts } from "./element-texts.ts";

export type MainText = {
  text: string;
  /** What was left out, by the name of the element or role, with its length in characters. */
  leftOut: readonly { what: string; characters: number }[];
  /** Whether the page names its main part itself. */
  hasMain: boolean;
};

const BESIDE_TAGS = new Set(["nav", "aside", "footer", "form", "dialog", "menu"]);
const BESIDE_ROLES = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "complementary",
  "search",
  "dialog",
  "alertdialog",
  "menu",
]);

/** The page's own words, a line for each block of them. */
export function readMainText(document: HtmlDocument): MainText {
  const { text, leftOut, hasMain } = readMainPart(document);
  return {
    text: text
      .replace(/[ \t\f\r]{2,}|[\t\f\r]/g, " ")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join("\n"),
    leftOut: [...leftOut]
      .filter(([, characters]) => characters > 0)
      .map(([what, characters]) => ({ what, characters }))
      .toSorted((a, b) => b.characters - a.characters),
    hasMain,
  };
}

type MainPart = {
  /** A line for each text node. */
  text: string;
  /** The text in small letters, and where its words begin and end: `findWords`. */
  lower: string;
  words: Int32Array;
  leftOut: ReadonlyMap<string, number>;
  hasMain: boolean;
};

const known = new WeakMap<HtmlDocument, MainPart>();

/** The same as it is in the markup, text node by text node: enough for counting words. */
export function readMainPart(document: HtmlDocument): MainPart {
  const made = known.get(document) ?? findMainPart(document);
  known.set(document, made);
  return made;
}

function findMainPart(document: HtmlDocument): MainPart {
  const main = document.elements.find(isMain);
  const ownerOf = readOwners(document, main);
  const parts: string[] = [];
  const leftOut = new Map<string, number>();
  for (const { text, isReadable, element } of readElementTexts(document)) {
    if (!isReadable) continue;
    const owner = element === null ? null : ownerOf(element);
    if (owner === null) parts.push(text);
    else leftOut.set(owner, (leftOut.get(owner) ?? 0) + collapseSpace(text).length);
  }
  const text = parts.join("\n");
  const lower = text.toLowerCase();
  const words = findWords(lower, MAX_WORDS);
  return { text, lower, words, leftOut, hasMain: main !== undefined };
}

/** For each element: null where it belongs to the main text, else the name of what it belongs to. */
function readOwners(document: HtmlDocument, main: HtmlElement | undefined) {
  const owners: (string | null)[] = [];
  /** Whether it is in a part of the page that has a header of its own. */
  const inParts: boolean[] = [];
  for (const element of document.elements) {
    const { parent } = element;
    const inherited = parent === null ? null : (owners[parent.index] ?? null);
    const inPart = parent !== null && (inParts[parent.index] === true || PARTS.has(parent.tag));
    inParts.push(inPart);
    owners.push(inherited ?? ownerName(element, { main, inPart }));
  }
  return (element: HtmlElement): string | null => {
    const owner = owners[element.index] ?? null;
    if (owner !== null) return owner;
    const isInMain =
      main === undefined || (element.index >= main.index && element.index < main.subtreeEnd);
    return isInMain ? null : "outside main";
  };
}

const PARTS: ReadonlySet<string> = new Set(["article", "section", "main"]);

function ownerName(
  element: HtmlElement,
  { main, inPart }: { main: HtmlElement | undefined; inPart: boolean },
): string | null {
  if (!element.isHtml || element === main) return null;
  const isHidden = element.isHidden && !element.isFolded;
  if (isHidden || attribute(element, "aria-hidden") === "true") return "hidden";
  const role = attribute(element, "role")?.toLowerCase();
  if (role !== undefined && BESIDE_ROLES.has(role)) return role;
  if (BESIDE_TAGS.has(element.tag)) return element.tag;
  // A header inside an article or section belongs to it; the page's own does not.
  return element.tag === "header" && !inPart ? "header" : null;
}

function isMain(element: HtmlElement): boolean {
  return (
    element.isHtml &&
    !element.isHidden &&
    (element.tag === "main" || attribute(element, "role")?.toLowerCase() === "main")
  );
}
