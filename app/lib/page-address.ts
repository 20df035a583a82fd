import { attribute, elementsOf } from "#app/lib/html-document.ts";
import type { HtmlDocument } from "#app/lib/html-document.ts";

/** A page's own address, and how we know it: pasted source does not carry it. */
export type PageAddress = { url: URL; source: "given" | "canonical" | "og:url" | "unknown" };

/** Stands in for an address nobody told us: relative links then still count as internal. */
const UNKNOWN_ADDRESS = "https://page.invalid/";

export function readPageAddress(document: HtmlDocument, given: string | undefined): PageAddress {
  const url = given === undefined ? null : parseWebUrl(given);
  if (url !== null) return { url, source: "given" };

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

function parseWebUrl(text: string): URL | null {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
