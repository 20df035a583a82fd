/**
 * What CSS keeps out of sight, in an attribute or in a simple rule of the page's own sheets.
 * https://www.w3.org/TR/css-display-3/ https://www.w3.org/TR/css-overflow-3/ https://www.w3.org/TR/css-masking-1/
 */
import {
  attribute,
  elementsOf,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "./html-document.ts";

export type Hiding = {
  /** The declaration: "left:-9999px". */
  how: string;
  /** Menus, dialogs and folds are hidden so until somebody opens them. */
  isUsual: boolean;
};

type Style = ReadonlyMap<string, string>;
type Way = {
  properties: readonly string[];
  isUsual: boolean;
  hides: (value: string, style: Style) => boolean;
};

/** Farther than a menu slides out. Our choice. */
const FAR: ReadonlyMap<string, number> = new Map([
  ["px", 900],
  ["em", 60],
  ["rem", 60],
  ["%", 200],
  ["vw", 150],
  ["vh", 150],
]);
const CORNERS = [
  "left",
  "right",
  "top",
  "bottom",
  "text-indent",
  "margin-left",
  "margin-top",
  "margin-right",
];
const SIDES = ["height", "max-height", "width", "max-width"];

const isZero = (value: string) => /^0(?:\.0+)?(?:px|pt|em|rem|%|vh|vw)?$/.test(value);
const clips = (style: Style) =>
  /hidden|clip/.test(style.get("overflow") ?? style.get("overflow-y") ?? "");

const ways: readonly Way[] = [
  { properties: CORNERS, isUsual: false, hides: isFar },
  {
    properties: ["transform", "translate"],
    isUsual: false,
    hides: (value) => /-\d{4,}px/.test(value),
  },
  {
    properties: ["font-size"],
    isUsual: false,
    hides: (value) => isZero(value) || /^[01](?:\.\d+)?p[xt]$/.test(value),
  },
  {
    properties: SIDES,
    isUsual: false,
    hides: (value, style) => /^1px$|^0?\.\d+px$/.test(value) && clips(style),
  },
  {
    properties: ["clip"],
    isUsual: false,
    hides: (value) => /^rect\((?:[01](?:px)?[,\s]*){4}\)$/.test(value),
  },
  {
    properties: ["clip-path"],
    isUsual: false,
    hides: (value) => /^(?:inset\((?:50|100)%|circle\(0|polygon\(0 0\))/.test(value),
  },
  { properties: ["display"], isUsual: true, hides: (value) => value === "none" },
  {
    properties: ["visibility"],
    isUsual: true,
    hides: (value) => /^(?:hidden|collapse)$/.test(value),
  },
  { properties: ["opacity"], isUsual: true, hides: isZero },
  {
    properties: ["filter"],
    isUsual: true,
    hides: (value) => /opacity\(0(?:\.0+)?%?\)/.test(value),
  },
  { properties: SIDES, isUsual: true, hides: (value, style) => isZero(value) && clips(style) },
  {
    properties: ["transform", "scale"],
    isUsual: true,
    hides: (value) => /^(?:scale\()?0\)?$/.test(value),
  },
];

/** How these declarations hide what has them; undefined where it is in sight. */
export function readHiding(declarations: string): Hiding | undefined {
  const style = readStyle(declarations);
  for (const { properties, isUsual, hides } of ways) {
    const property = properties.find((each) => hides(style.get(each) ?? "", style));
    if (property !== undefined) return { how: `${property}:${style.get(property)}`, isUsual };
  }
  return undefined;
}

/** Of each property the last value, in small letters. */
function readStyle(declarations: string): Style {
  return new Map(
    declarations
      .toLowerCase()
      .split(";")
      .flatMap((declaration) => {
        const at = declaration.indexOf(":");
        const value = declaration
          .slice(at + 1)
          .replace(/!\s*important\s*$/, "")
          .trim();
        return at === -1 ? [] : [[declaration.slice(0, at).trim(), value] as const];
      }),
  );
}

function isFar(value: string): boolean {
  const [, size = "", unit = ""] = /^-(\d{1,9})(?:\.\d+)?(px|em|rem|%|vw|vh)$/.exec(value) ?? [];
  return Number(size) >= (FAR.get(unit) ?? Infinity);
}

const MAX_SHEET_CHARACTERS = 200_000;
const MAX_NAMES = 50;
/** Names for what only screen readers say, and for menus that open. */
const HONEST =
  /sr-only|screen-?reader|visually|skip|assistive|offscreen|menu|nav|dropdown|drop-|modal/i;

/** By name (".a", "#a"): what rules of the page's sheets hide, and no other rule names. */
export function readHidingNames(document: HtmlDocument): ReadonlyMap<string, Hiding> {
  const sheets = elementsOf(document, "style")
    .map((style) => textOf(document, style, MAX_SHEET_CHARACTERS))
    .join("\n")
    .slice(0, MAX_SHEET_CHARACTERS);
  const names = new Map<string, Hiding>();
  for (const rule of sheets.replaceAll(/\/\*[^*]*\*\//g, "").split("}")) {
    const [selectors = "", body = ""] = rule.split("{");
    const named = selectors.split(",").flatMap((selector) => {
      const name = /^[a-z]*([.#][\w-]{1,60})$/i.exec(selector.trim())?.[1];
      return name === undefined || HONEST.test(name) ? [] : [name];
    });
    const hiding = named.length === 0 || body.length > 500 ? undefined : readHiding(body);
    if (hiding === undefined) continue;
    for (const name of named) {
      const isFull = names.size >= MAX_NAMES;
      if (!isFull && sheets.indexOf(name) === sheets.lastIndexOf(name)) names.set(name, hiding);
    }
  }
  return names;
}

/** How an element hides itself: by its own style, or by a rule for its class or id. */
export function hidingOf(
  element: HtmlElement,
  names: ReadonlyMap<string, Hiding>,
): Hiding | undefined {
  // A page that is shown once its script runs is no hidden part of it.
  if (element.tag === "body" || element.tag === "html") return undefined;
  const style = attribute(element, "style");
  const own = style === null ? undefined : readHiding(style);
  if (own !== undefined || names.size === 0) return own;
  const classes = attribute(element, "class")?.split(/\s+/) ?? [];
  for (const name of [...classes.map((each) => `.${each}`), `#${attribute(element, "id") ?? ""}`]) {
    const hiding = names.get(name);
    if (hiding !== undefined) return hiding;
  }
  return undefined;
}

/** Whether letters and what is behind them have one colour; only where both are written so. */
export function hasOwnColour(style: string, background: string | undefined): boolean {
  const colour = toColour(readStyle(style).get("color") ?? "");
  return colour !== undefined && colour === background;
}

/** "#ffffff"; undefined where none is written, or no plain one. */
export function backgroundOf(element: HtmlElement): string | undefined {
  const declarations = attribute(element, "style");
  const style = declarations === null ? undefined : readStyle(declarations);
  const written = style?.get("background-color") ?? style?.get("background");
  return toColour(written ?? attribute(element, "bgcolor") ?? "");
}

const COLOURS: ReadonlyMap<string, string> = new Map([
  ["white", "#ffffff"],
  ["black", "#000000"],
]);

function toColour(written: string): string | undefined {
  const value = written.toLowerCase().replaceAll(/\s/g, "");
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replace(/[0-9a-f]/g, "$&$&");
  const parts = /^rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})(?:,1)?\)$/.exec(value)?.slice(1);
  if (parts !== undefined)
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  return COLOURS.get(value) ?? (/^#[0-9a-f]{6}$/.test(value) ? value : undefined);
}
