/** The Link response header as far as search engines use it: https://www.rfc-editor.org/rfc/rfc8288 */
import { splitOutsideQuotes } from "#lib/text/split-outside-quotes.ts";

import { MAX_HEADER_LINKS } from "#engine/bounds.ts";

export type HeaderLink = { href: string; rel: string; hreflang: string };

/** The links of one Link header, or of several joined by commas: rel in small letters, "" for what is missing. */
export function readLinkHeader(header: string): readonly HeaderLink[] {
  const links: HeaderLink[] = [];
  let open = header.indexOf("<");
  while (open !== -1 && links.length < MAX_HEADER_LINKS) {
    const close = header.indexOf(">", open);
    if (close === -1) break;
    const end = endOfParameters(header, close + 1);
    const parameters = header.slice(close + 1, end);
    links.push({
      href: header.slice(open + 1, close).trim(),
      rel: readParameter(parameters, "rel").toLowerCase(),
      hreflang: readParameter(parameters, "hreflang"),
    });
    open = header.indexOf("<", end);
  }
  return links;
}

/** The next comma, or the next link, outside of quotes; the end of the header where there is none. */
function endOfParameters(header: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < header.length; at += 1) {
    const character = header.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === "," || character === "<")) return at;
  }
  return header.length;
}

function readParameter(parameters: string, name: string): string {
  for (const parameter of splitOutsideQuotes(parameters, ";")) {
    const equals = parameter.indexOf("=");
    if (parameter.slice(0, Math.max(0, equals)).trim().toLowerCase() !== name) continue;
    return parameter
      .slice(equals + 1)
      .trim()
      .replace(/^"([^"]*)".*$/s, "$1");
  }
  return "";
}
