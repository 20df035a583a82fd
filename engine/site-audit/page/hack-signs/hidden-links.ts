/** Links to other sites that inline styles, or a plain rule of the page's own sheet, keep out of sight. */
import { shorten } from "#lib/text/shorten.ts";
import { isKnownPlatform } from "#engine/links/known-platforms.ts";
import {
  attribute,
  elementsOf,
  hasAttribute,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { HiddenLink } from "#engine/site-audit/page/site-page-facts.ts";
import { MAX_PLACES } from "#engine/site-audit/page/page-at.ts";

type Hiding = Pick<HiddenLink, "how" | "isStrong">;
/** What an element hands down to what is inside it. */
type Look = { hiding: Hiding | undefined; background: string | undefined };

/** Farther than any menu slides out. Our choice. */
const FAR_PX = 900;
const FAR_EM = 60;
const MAX_STYLE_CHARACTERS = 200_000;

export function findHiddenLinks({ document, links }: PageFacts): readonly HiddenLink[] {
  const foreign = links.filter(
    ({ isInternal, hostname }) => isInternal === false && !isKnownPlatform(hostname),
  );
  if (foreign.length === 0) return [];
  const looks = readLooks(document, readHidingNames(document));
  const found = new Map<string, HiddenLink>();
  for (const { element, url, text, isTextFromImage, domain } of foreign) {
    if (element.inNoscript || text === "" || isTextFromImage || found.has(domain)) continue;
    const hiding = looks[element.index]?.hiding ?? hasOwnColour(element, looks);
    if (hiding === undefined) continue;
    const anchor = shorten(text, 80, "");
    found.set(domain, {
      value: shorten(url ?? "", 300, ""),
      line: element.line,
      anchor,
      ...hiding,
    });
    if (found.size >= MAX_PLACES) break;
  }
  return [...found.values()];
}

/** By place: each element in order, so that a parent is known before what is in it. */
function readLooks(document: HtmlDocument, names: ReadonlyMap<string, Hiding>): readonly Look[] {
  const looks: Look[] = [];
  const nothing: Look = { hiding: undefined, background: undefined };
  for (const element of document.elements) {
    const above = (element.parent && looks[element.parent.index]) ?? nothing;
    const style = attribute(element, "style");
    const hiding = above.hiding ?? readHiding(element, style, names);
    const background = readBackground(element, style) ?? above.background;
    const isSame = hiding === above.hiding && background === above.background;
    looks.push(isSame ? above : { hiding, background });
  }
  return looks;
}

function readHiding(
  element: HtmlElement,
  style: string | null,
  names: ReadonlyMap<string, Hiding>,
): Hiding | undefined {
  const own = style === null ? undefined : readStrong(style);
  if (own !== undefined) return own;
  if (names.size > 0) {
    for (const name of namesOf(element)) {
      const hiding = names.get(name);
      if (hiding !== undefined) return hiding;
    }
  }
  // What scripts show again is found by its name; a block without one is shown by nothing.
  const isNamed = ["id", "class"].some((name) => hasAttribute(element, name));
  const isShut = style !== null && /(?:display\s?:\s?none|visibility\s?:\s?hidden)/i.test(style);
  if (!isShut) return undefined;
  return {
    how: isNamed ? "display:none" : "display:none on a block without a name",
    isStrong: false,
  };
}

function namesOf(element: HtmlElement): readonly string[] {
  const id = attribute(element, "id");
  const classes = attribute(element, "class")?.split(/\s+/) ?? [];
  return [...classes.map((name) => `.${name}`), ...(id === null ? [] : [`#${id}`])];
}

/** Off the screen, or in letters that nobody can see. */
function readStrong(style: string): Hiding | undefined {
  const far =
    /(?:^|[;\s])((?:left|right|top|text-indent|margin-left|margin-top)\s?:\s?-(\d{1,6})(px|em|rem))/i.exec(
      style,
    );
  if (far !== null && Number(far[2]) >= (far[3]?.toLowerCase() === "px" ? FAR_PX : FAR_EM)) {
    return { how: tidy(far[1]), isStrong: true };
  }
  const tiny = /(?:^|[;\s])(font-size\s?:\s?[01](?:px|pt|em|rem|%)?)\s?(?:;|!|$)/i.exec(style);
  const isTiny = tiny !== null && !/:\s?1(?:em|rem)/i.test(tiny[1] ?? "");
  return isTiny ? { how: tidy(tiny[1]), isStrong: true } : undefined;
}

function tidy(declaration = ""): string {
  return declaration.replaceAll(/\s/g, "").toLowerCase();
}

/** Names for what only screen readers say, and for menus that open. */
const HONEST =
  /sr-only|screen-?reader|visually|skip|assistive|offscreen|menu|nav|dropdown|drop-|modal/i;

/** `.name` and `#name` that a style sheet of the page hides in a rule of their own, and no other rule shows. */
function readHidingNames(document: HtmlDocument): ReadonlyMap<string, Hiding> {
  const sheets = elementsOf(document, "style")
    .map((style) => textOf(document, style, MAX_STYLE_CHARACTERS))
    .join("\n")
    .slice(0, MAX_STYLE_CHARACTERS);
  const names = new Map<string, Hiding>();
  if (!/-\d{3,}|font-size\s?:\s?[01]/i.test(sheets)) return names;
  for (const rule of sheets.split("}")) {
    const [selector = "", body = ""] = rule.split("{");
    const name = selector.trim();
    if (!/^[.#][\w-]{2,60}$/.test(name) || HONEST.test(name) || body.length > 500) continue;
    const hiding = readStrong(body);
    if (hiding !== undefined && names.size < MAX_PLACES && isAlone(sheets, name)) {
      names.set(name, hiding);
    }
  }
  return names;
}

function isAlone(sheets: string, name: string): boolean {
  return sheets.indexOf(name) === sheets.lastIndexOf(name);
}

/** The link's letters have the colour of what is behind them, where both are written in the page. */
function hasOwnColour(element: HtmlElement, looks: readonly Look[]): Hiding | undefined {
  const style = attribute(element, "style");
  const written =
    style === null ? undefined : valueOf(style, /(?:^|[;\s])color\s?:\s?([^;!]{3,40})/i);
  const background = looks[element.index]?.background;
  if (written === undefined || background === undefined) return undefined;
  return toColour(written) === background
    ? { how: `color:${tidy(written)} on the same colour`, isStrong: true }
    : undefined;
}

function readBackground(element: HtmlElement, style: string | null): string | undefined {
  const written =
    style === null
      ? undefined
      : valueOf(style, /(?:^|[;\s])background(?:-color)?\s?:\s?([^;!]{3,40})/i);
  return toColour(written ?? attribute(element, "bgcolor") ?? "");
}

function valueOf(style: string, pattern: RegExp): string | undefined {
  return pattern.exec(style)?.[1]?.trim();
}

/** "#ffffff"; undefined for what is no plain colour. */
function toColour(written: string): string | undefined {
  const value = tidy(written);
  if (value === "white") return "#ffffff";
  if (value === "black") return "#000000";
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replace(/[0-9a-f]/g, "$&$&");
  const parts = /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/.exec(value)?.slice(1);
  if (parts === undefined) return undefined;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}
