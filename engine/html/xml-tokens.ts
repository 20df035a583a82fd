/**
 * The start tags, end tags and texts of an XML document, with their lines. Enough for sitemaps:
 * no entities beyond the five and numbers, no checks of well-formedness.
 * https://www.w3.org/TR/xml/
 */
import { createFinder, type Find } from "#engine/html/text-finder.ts";
import { ownValue } from "#lib/own-value.ts";

export type XmlStartToken = {
  kind: "start";
  /** Without its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  isEmpty: boolean;
  line: number;
};

export type XmlToken =
  | XmlStartToken
  | { kind: "end"; name: string; line: number }
  | { kind: "text"; text: string; line: number };

/** Tokens in document order, lines from 1. Broken markup is passed over, never thrown. */
export function* readXml(source: string): Generator<XmlToken> {
  const find = createFinder(source);
  let line = 1;
  for (let at = 0; at < source.length;) {
    const { end, token } = readToken(source, at, find);
    if (token !== undefined) yield { ...token, line };
    line += countLineBreaks(source.slice(at, end));
    at = end;
  }
}

type Found = { end: number; token?: WithoutLine<XmlToken> };
type WithoutLine<Token> = Token extends XmlToken ? Omit<Token, "line"> : never;

function readToken(source: string, at: number, find: Find): Found {
  if (source.charAt(at) !== "<") {
    const end = find("<", at) ?? source.length;
    return { end, token: { kind: "text", text: decodeEntities(source.slice(at, end)) } };
  }
  for (const [opening, closing] of HIDDEN) {
    const end = source.startsWith(opening, at) ? find(closing, at + opening.length) : undefined;
    if (end === undefined) continue;
    const text = source.slice(at + opening.length, end);
    const isData = opening === CDATA;
    return { end: end + closing.length, ...(isData && { token: { kind: "text", text } }) };
  }
  const isDeclaration = /[?!]/.test(source.charAt(at + 1));
  const close = isDeclaration ? find(">", at) : findTagEnd(source, at + 1);
  if (close === undefined) return { end: at + 1 };
  const token = isDeclaration ? undefined : readTag(source.slice(at + 1, close));
  return { end: close + 1, ...(token && { token }) };
}

const CDATA = "<![CDATA[";
const HIDDEN = [
  ["<!--", "-->"],
  [CDATA, "]]>"],
] as const;

/** The ">" that ends a tag; undefined where a quote stays open or another tag begins before it. */
function findTagEnd(source: string, start: number): number | undefined {
  for (let at = start; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === ">") return at;
    if (character === "<") return undefined;
    if (character !== '"' && character !== "'") continue;
    at = source.indexOf(character, at + 1);
    if (at === -1) return undefined;
  }
  return undefined;
}

function readTag(inner: string): WithoutLine<XmlToken> | undefined {
  if (inner.startsWith("/")) {
    const name = inner.slice(1).trimEnd();
    return /^\S+$/.test(name) ? { kind: "end", name: localName(name) } : undefined;
  }
  const [name = ""] = /^[^\s/]*/.exec(inner) ?? [];
  if (name === "") return undefined;
  const rest = inner.slice(name.length);
  return {
    kind: "start",
    name: localName(name),
    attributes: readAttributes(rest),
    isEmpty: rest.trimEnd().endsWith("/"),
  };
}

/** The name that is before each "=", and the quoted value after it. */
function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  for (;;) {
    const equals = text.indexOf("=", at);
    if (equals === -1) return attributes;
    const name =
      text
        .slice(at, equals)
        .trim()
        .split(/[\s/]+/)
        .at(-1) ?? "";
    const open = equals + 1 + text.slice(equals + 1).search(/\S|$/);
    const quote = text.charAt(open);
    at = equals + 1;
    if (quote !== '"' && quote !== "'") continue;
    const close = text.indexOf(quote, open + 1);
    if (close === -1) return attributes;
    if (name !== "") {
      attributes.set(localName(name), decodeEntities(text.slice(open + 1, close)));
    }
    at = close + 1;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return ownValue(named, String(name).toLowerCase()) ?? whole;
      const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
