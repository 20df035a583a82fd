/** Hints on loading, from the HTML alone; nothing is loaded, so they are never called vitals. */
import { countWords } from "#engine/terms/count-words.ts";
import {
  attribute,
  elementsOf,
  hasAttribute,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { namesIcon, type PageFacts } from "#engine/html/page-facts.ts";
import { tagAt, tagsAt } from "./page-at.ts";
import type { SitePageFacts } from "./site-page-facts.ts";

type Loading = Pick<SitePageFacts, "renderBlocking" | "lazyFirstImage" | "favicon">;

/** Pictures that are smaller one way or the other are signs, badges and logos. */
const LARGE_PX = 200;
/** Further down it cannot be the largest thing of the first screen. Our choice. */
const FIRST_IMAGES = 3;
/** So many words between the main heading and a picture fill the first screen of a phone. Our choice. */
const SCREEN_WORDS = 45;

export function readLoading(facts: PageFacts): Loading {
  const { document, images } = facts;
  const shown = images.filter((image) => !image.isHidden);
  const lazyFirst = shown.filter(isLarge).slice(0, 1).find(isLazy);
  return {
    renderBlocking: tagsAt(
      document,
      elementsOf(document, "script", "link").filter(blocksRendering),
    ),
    lazyFirstImage:
      lazyFirst === undefined ||
      shown.indexOf(lazyFirst) >= FIRST_IMAGES ||
      isInFooter(lazyFirst) ||
      isFarDown(facts, lazyFirst)
        ? null
        : tagAt(document, lazyFirst),
    favicon: namesIcon(document),
  };
}

/** A script in head without defer, async or type=module; browsers that know modules never load a nomodule. */
function blocksRendering(element: HtmlElement): boolean {
  if (!element.inLiveHead || element.tag !== "script") return false;
  const type = attribute(element, "type")?.trim().toLowerCase() ?? "";
  return (
    hasAttribute(element, "src") &&
    !hasAttribute(element, "defer") &&
    !hasAttribute(element, "async") &&
    !hasAttribute(element, "nomodule") &&
    (type === "" || type.endsWith("javascript"))
  );
}

function isLarge(image: HtmlElement): boolean {
  return ["width", "height"].every((name) => {
    const px = Number.parseInt(attribute(image, name) ?? "", 10);
    return Number.isNaN(px) || px >= LARGE_PX;
  });
}

/** There it is right to wait. */
function isInFooter(image: HtmlElement): boolean {
  for (let up = image.parent; up !== null; up = up.parent) if (up.tag === "footer") return true;
  return false;
}

function isFarDown({ document, headings }: PageFacts, image: HtmlElement): boolean {
  const h1 = headings.find(({ level, element }) => level === 1 && !element.isHidden)?.element;
  if (h1 === undefined) return false;
  const { texts, isTextVisible } = document;
  const between = texts
    .slice(h1.textStart, image.textStart)
    .filter((_text, at) => isTextVisible[h1.textStart + at]);
  return countWords(between.join(" ")) >= SCREEN_WORDS;
}

function isLazy(image: HtmlElement): boolean {
  return attribute(image, "loading")?.trim().toLowerCase() === "lazy";
}
