/** Hints on loading, from the HTML alone; nothing is loaded, so they are never called vitals. */
import { countWords } from "#engine/site-audit/page/main-words.ts";
import {
  attribute,
  elementsOf,
  hasAttribute,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { findMixedContent } from "#engine/html/mixed-content.ts";
import { hasRel, type PageFacts } from "#engine/html/page-facts.ts";
import { findWithoutAlternative } from "#engine/rules/page/pictures/image-alt.ts";
import { tagAt, tagsAt } from "#engine/site-audit/page/page-at.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";

type Loading = Pick<
  SitePageFacts,
  | "mixedContent"
  | "renderBlocking"
  | "imagesWithoutSize"
  | "imagesWithoutAlt"
  | "imagesWithoutSource"
  | "lazyFirstImage"
  | "favicon"
>;

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
    mixedContent: tagsAt(document, findMixedContent(facts)),
    renderBlocking: tagsAt(
      document,
      elementsOf(document, "script", "link").filter(blocksRendering),
    ),
    imagesWithoutSize: tagsAt(document, shown.filter(lacksSize)),
    imagesWithoutAlt: tagsAt(
      document,
      findWithoutAlternative(facts).filter((image) => !isPixel(image)),
    ),
    imagesWithoutSource: tagsAt(document, shown.filter(lacksSource)),
    lazyFirstImage:
      lazyFirst === undefined ||
      shown.indexOf(lazyFirst) >= FIRST_IMAGES ||
      isInFooter(lazyFirst) ||
      isFarDown(facts, lazyFirst)
        ? null
        : tagAt(document, lazyFirst),
    favicon: elementsOf(document, "link").some(
      (link) => hasRel(link, "icon") && hasAttribute(link, "href"),
    ),
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

/** A picture of one pixel counts visits. */
function isPixel(image: HtmlElement): boolean {
  return ["width", "height"].some((name) => /^[01]$/.test(attribute(image, name)?.trim() ?? ""));
}

/** What a script would know it by: a name of its own, or data. */
const KNOWN_BY = /^(?:id|class|srcset|data-.*|:src|v-.*|x-.*|ng-.*)$/;

/** `src=""` or `src="#"`, and nothing by which a script could find it and fill it in. */
function lacksSource(image: HtmlElement): boolean {
  const src = attribute(image, "src")?.trim();
  return (
    (src === "" || src === "#") &&
    image.parent?.tag !== "picture" &&
    !image.attributes.some(({ name }) => KNOWN_BY.test(name))
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

/** Width and height as attributes or in its style; SVG drawn in place has its own. */
function lacksSize(image: HtmlElement): boolean {
  const style = attribute(image, "style") ?? "";
  const has = (name: string) =>
    /^\s*\d/.test(attribute(image, name) ?? "") ||
    new RegExp(`(?:^|;|\\s)${name}\\s*:`, "i").test(style);
  const keepsRatio = /aspect-ratio\s*:/i.test(style);
  return hasAttribute(image, "src") && !(has("width") && has("height")) && !keepsRatio;
}
