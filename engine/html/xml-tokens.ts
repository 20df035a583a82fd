/**
 * The start tags, end tags and texts of an XML document, with their lines. Enough for sitemaps:
 * no entities beyond the five and numbers, no checks of well-formedness.
 * https://www.w3.org/TR/xml/
 */
export type XmlToken =
  | {
      kind: "start";
      /** Without its prefix. */
      name: string;
      attributes: ReadonlyMap<string, string>;
      isEmpty: boolean;
      line: number;
    }
  | { kind: "end"; name: string; line: number }
  | { kind: "text"; text: string; line: number };

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/g;

/** Tokens in document order, lines from 1. Broken markup is passed over, never thrown. */
export function* readXml(source: string): Generator<XmlToken> {
  let line = 1;
  for (const [whole, data, endName, startName, rest = "", text] of source.matchAll(TOKEN)) {
    if (data !== undefined) yield { kind: "text", text: data, line };
    else if (endName !== undefined) yield { kind: "end", name: localName(endName), line };
    else if (startName !== undefined) {
      yield {
        kind: "start",
        name: localName(startName),
        attributes: readAttributes(rest),
        isEmpty: rest.trimEnd().endsWith("/"),
        line,
      };
    } else if (text !== undefined) yield { kind: "text", text: decodeEntities(text), line };
    line += countLineBreaks(whole);
  }
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = "", double, single]) => [
      localName(name),
      decodeEntities(double ?? single ?? ""),
    ]),
  );
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
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
