/**
 * A meta refresh that leads away: to Google a redirect, permanent if it waits 0 seconds.
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
import { sameAddress } from "#engine/address/address-key.ts";
import {
  attribute,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";

export type MetaRefresh = { seconds: number; url: string; element: HtmlElement };

/** https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps */
const REFRESH =
  /^\s*(?=[\d.])(\d*)(?:\.[\d.]*)?(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/i;

/**
 * The first refresh to another page than this one; null where there is none, and for one that loads
 * the page itself anew. Those for readers without scripts are passed over, since Google runs scripts.
 */
export function readRefreshElsewhere(
  document: HtmlDocument,
  { pageUrl, baseUrl }: { pageUrl: URL; baseUrl: URL | null },
): MetaRefresh | null {
  for (const element of elementsOf(document, "meta")) {
    if (element.inNoscript) continue;
    if (attribute(element, "http-equiv")?.trim().toLowerCase() !== "refresh") continue;
    const { seconds, target } = readContent(attribute(element, "content") ?? "");
    const url = target === "" ? null : URL.parse(target, baseUrl?.href ?? pageUrl.href);
    if (url === null || sameAddress(url.href, pageUrl.href)) continue;
    return { seconds, url: url.href, element };
  }
  return null;
}

/** Target: "" where none is named. */
function readContent(content: string): { seconds: number; target: string } {
  const [, seconds = "", double, single, bare] = REFRESH.exec(content) ?? [];
  return { seconds: Number(seconds), target: (double ?? single ?? bare ?? "").trim() };
}
