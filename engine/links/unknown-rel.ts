import { shorten } from "#lib/text/shorten.ts";

/** https://html.spec.whatwg.org/multipage/links.html#linkTypes, and extensions that pages use. */
const LINK_TYPES: ReadonlySet<string> = new Set(
  `alternate author bookmark canonical dns-prefetch expect external help icon license manifest
  modulepreload next nofollow noopener noreferrer opener pingback preconnect prefetch preload prev
  privacy-policy search stylesheet tag terms-of-service compression-dictionary
  amphtml contents edit first glossary home index last me original previous self shortlink start
  translation up via`.split(/\s+/),
);

/** What rel says, as written and "" for nothing, where it is no link type at all: "alternative", "alernate". */
export function unknownRel(rel: string | null = ""): string | undefined {
  const said = rel?.trim() ?? "";
  return said.toLowerCase().split(/\s+/).some(isLinkType) ? undefined : said;
}

function isLinkType(token: string): boolean {
  return LINK_TYPES.has(token) || token.includes(":");
}

/** The end of a sentence about a link with hreflang. */
export function tellUnknownRel(rel: string): string {
  const says = rel === "" ? "has no rel" : `says rel=“${shorten(rel, 40)}”`;
  return `${says}, where it must be “alternate”`;
}
