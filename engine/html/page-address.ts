import { attribute, elementsOf, type HtmlDocument } from "./html-document.ts";
import { parseWebUrl } from "#engine/address/parse-page-url.ts";

/**
 * A page's own address, and how we know it. "given" is also the comment that browsers write into a
 * saved page, and our bookmarklet into a copied one.
 */
export type PageAddress = { url: URL; source: "given" | "canonical" | "og:url" | "unknown" };

/** Stands in for an address that was not given: relative links then still count as internal. */
const UNKNOWN_ADDRESS = "https://page.invalid/";

/**
 * The page's own address: as given, as a saved copy says, else its first canonical or og:url that is
 * a full web address. With none of them, an address that nobody has, and the source "unknown".
 */
export function readPageAddress(document: HtmlDocument, given: string | undefined): PageAddress {
  const url = given === undefined ? null : parseWebUrl(given);
  if (url !== null) return { url, source: "given" };
  const saved = parseWebUrl(readSavedFrom(document.source) ?? "");
  if (saved !== null) return { url: saved, source: "given" };

  for (const link of elementsOf(document, "link")) {
    if (attribute(link, "rel")?.toLowerCase().trim() !== "canonical") continue;
    const canonical = parseWebUrl(attribute(link, "href") ?? "");
    if (canonical !== null) return { url: canonical, source: "canonical" };
  }
  for (const meta of elementsOf(document, "meta")) {
    if (attribute(meta, "property")?.toLowerCase().trim() !== "og:url") continue;
    const shared = parseWebUrl(attribute(meta, "content") ?? "");
    if (shared !== null) return { url: shared, source: "og:url" };
  }
  return { url: new URL(UNKNOWN_ADDRESS), source: "unknown" };
}

/** `<!-- saved from url=(0023)https://www.example.pk/ -->`, the number being the address's length. */
function readSavedFrom(source: string): string | null {
  return /<!--\s*saved from url=\(\d{4,}\)(\S+)\s*-->/.exec(source.slice(0, 4096))?.[1] ?? null;
}
