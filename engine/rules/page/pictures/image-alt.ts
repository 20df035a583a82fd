import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import {
  attribute,
  descendantsOf,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, notApplicable, pass, type Check } from "#engine/rules/check.ts";
import { setAttribute } from "#engine/rules/markup.ts";

export const imageAltMissing: PageIssue = {
  id: "image-alt-missing",
  severity: "clicks",
  source: "google",
  weight: 1,
  fixedIn: "content",
  isCountedByPlace: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} pictures without alternative text`,
  rule: "Each picture says in alt what it shows; decoration has an empty one.",
  fix: 'Say what the picture shows. Decoration gets an empty one: alt="".',
  doneWhen: "Each picture has an alt.",
};

export const imageAlt: Check = {
  id: "image-alt",
  title: "Alternative text of pictures",
  group: "on-page",
  severity: "clicks",
  points: 4,
  lighthouseWeight: 1,
  why: "Google understands a picture by the words about it as well, and a blind visitor has only those words.",
  source: "https://dequeuniversity.com/rules/axe/4.11/image-alt",
  issues: [imageAltMissing],
  guide: {
    topic: "pictures",
    name: "Pictures without alternative text",
    finds: "Finds pictures without an alt attribute.",
    matters: "Shops and galleries first of all, and everybody whose customers use a screen reader.",
    example: {
      kind: "html",
      wrong: '<img src="/oak-desk.webp" width="800" height="600">',
      right: '<img src="/oak-desk.webp" width="800" height="600" alt="Oak desk with two drawers">',
    },
  },
  evaluate({ document, images }) {
    const isKeptFromReaders = findKeptFromReaders(document);
    const shown = images.filter((image) => !image.isHidden && !isKeptFromReaders(image));
    if (shown.length === 0) return notApplicable("There are no pictures in the page");
    const isLabel = findLabels(document);
    const bare = shown.filter((image) => !hasAlternative(image, isLabel));
    const [first] = bare;
    if (first === undefined)
      return pass("Every picture has an alternative text, or says it needs none");
    return {
      status: "fail",
      issue: imageAltMissing,
      text: `${count(bare.length, "picture")} without alternative text`,
      evidence: evidenceOf(document, bare),
      fix: {
        advice: imageAltMissing.fix,
        markup: setAttribute(
          document.source.slice(first.start, first.startTagEnd),
          "alt",
          "[what the picture shows]",
        ),
      },
    };
  },
};

/** axe: alt (but not of spaces only), aria-label, aria-labelledby, title, or a presentational role. */
function hasAlternative(image: HtmlElement, isLabel: (id: string) => boolean): boolean {
  const role = attribute(image, "role")?.trim().toLowerCase();
  if (role === "presentation" || role === "none") return true;
  const alt = attribute(image, "alt");
  if (alt !== null) return alt === "" || alt.trim() !== "";
  return (
    hasLetters(attribute(image, "aria-label")) ||
    hasLetters(attribute(image, "title")) ||
    (attribute(image, "aria-labelledby") ?? "").split(/\s+/).some((id) => id !== "" && isLabel(id))
  );
}

/** Whether the element of an id says something, looked at once for each. */
function findLabels(document: HtmlDocument): (id: string) => boolean {
  const named = new Map<string, HtmlElement>();
  for (const element of document.elements) {
    const id = attribute(element, "id");
    if (id !== null && !named.has(id)) named.set(id, element);
  }
  const known = new Map<string, boolean>();
  return (id) => {
    const element = named.get(id);
    const has = known.get(id) ?? (element !== undefined && hasWords(document, element));
    known.set(id, has);
    return has;
  };
}

/** What the label names must say something itself: words, or a picture's or a label's. */
function hasWords(document: HtmlDocument, named: HtmlElement): boolean {
  return (
    hasLetters(textOf(document, named)) ||
    [named, ...descendantsOf(document, named)].some((element) =>
      ["alt", "aria-label", "title", "value"].some((name) => hasLetters(attribute(element, name))),
    )
  );
}

/** axe leaves out what no screen reader is told of. */
function findKeptFromReaders(document: HtmlDocument): (image: HtmlElement) => boolean {
  const kept: boolean[] = [];
  for (const element of document.elements) {
    const isAround = element.parent !== null && kept[element.parent.index] === true;
    kept.push(isAround || attribute(element, "aria-hidden")?.trim().toLowerCase() === "true");
  }
  return ({ index }) => kept[index] === true;
}

function hasLetters(text: string | null): boolean {
  return text !== null && text.trim() !== "";
}
