/** The Link response header as far as search engines use it: https://www.rfc-editor.org/rfc/rfc8288 */
export type HeaderLink = { href: string; rel: string; hreflang: string };

/** The links of one Link header, or of several joined by commas: rel in small letters, "" for what is missing. */
export function readLinkHeader(header: string): readonly HeaderLink[] {
  return [...header.matchAll(/<([^>]*)>((?:\s*;\s*[\w*-]+\s*=\s*(?:"[^"]*"|[^\s;,"]*))*)/g)].map(
    ([, href = "", parameters = ""]) => ({
      href: href.trim(),
      rel: readParameter(parameters, "rel").toLowerCase(),
      hreflang: readParameter(parameters, "hreflang"),
    }),
  );
}

function readParameter(parameters: string, name: string): string {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;,"]*))`, "i").exec(parameters);
  return found?.[1] ?? found?.[2] ?? "";
}
