/** What a browser and Google stop at in an XML file. */
import { createFinder, type Find } from "#engine/html/text-finder.ts";
import type { XmlToken } from "#engine/html/xml-tokens.ts";

/** A sitemap's elements are four deep. */
const MAX_DEPTH = 1_000;

/** Whether each element is closed, and in its order. */
export function createNesting() {
  const open: { name: string; line: number }[] = [];
  let mistake: string | undefined;

  function takeStart(name: string, line: number) {
    open.push({ name, line });
    if (open.length > MAX_DEPTH) {
      mistake = `Its XML is broken: at line ${line} more than ${MAX_DEPTH} elements are open.`;
    }
  }

  return {
    take(token: XmlToken) {
      if (mistake !== undefined || token.kind === "text") return;
      if (token.kind === "start") {
        if (!token.isEmpty) takeStart(token.name, token.line);
        return;
      }
      const last = open.pop();
      if (last?.name === token.name) return;
      mistake = `Its XML is broken: line ${token.line} closes <${token.name}>, and <${last?.name ?? "nothing"}> is open.`;
    },
    end(): string | undefined {
      const last = open.at(-1);
      if (mistake === undefined && last !== undefined) {
        return `Its XML is broken: the <${last.name}> of line ${last.line} is never closed.`;
      }
      return mistake;
    },
  };
}

const BARE_AMPERSAND = /&(?!#\d+;|#x[\da-f]+;|[\w:.-]+;)/gi;

/** XML has "&" as "&amp;" alone, but for comments and CDATA. */
export function findBareAmpersand(text: string): string | undefined {
  const find = createFinder(text);
  let literal = findLiteral(0, find);
  for (const { index } of text.matchAll(BARE_AMPERSAND)) {
    while (literal !== undefined && literal.end <= index) {
      literal = findLiteral(literal.end, find);
    }
    if (literal !== undefined && literal.start < index) continue;
    const line = text.slice(0, index).split("\n").length;
    return `Its XML is broken: line ${line} has a bare “&”, which XML writes as “&amp;”.`;
  }
  return undefined;
}

const LITERALS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const;

/** The next comment or CDATA; one that is never closed is neither. */
function findLiteral(from: number, find: Find) {
  const next = LITERALS.flatMap(([opening, closing]) => {
    const start = find(opening, from);
    const close = start === undefined ? undefined : find(closing, start + opening.length);
    return start === undefined || close === undefined
      ? []
      : [{ start, end: close + closing.length }];
  });
  return next.toSorted((one, other) => one.start - other.start)[0];
}
