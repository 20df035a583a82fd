/**
 * A refresh that leads away, by a meta element or by the header of the same name: to Google a redirect, permanent if it waits 0 seconds.
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
import { sameAddress } from "#engine/address/address-key.ts";
import { attribute, elementsOf, type HtmlDocument, type HtmlElement } from "./html-document.ts";

/** `element` null: the header. */
export type MetaRefresh = { seconds: number; url: string; element: HtmlElement | null };

/** https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps */
const REFRESH =
  /^\s*(?=[\d.])(\d*)(?:\.[\d.]*)?(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/i;

/**
 * The first refresh to another page than this one, the header's before those in the page; null where
 * there is none, and for one that reloads the page itself. Those for readers without scripts are passed
 * over, since Google runs scripts.
 */
export function readRefreshElsewhere(
  document: HtmlDocument,
  { pageUrl, baseUrl, header = "" }: { pageUrl: URL; baseUrl: URL | null; header?: string },
): MetaRefresh | null {
  const metas = elementsOf(document, "meta").filter(
    (element) =>
      !element.inNoscript && attribute(element, "http-equiv")?.trim().toLowerCase() === "refresh",
  );
  const written = [
    { content: header, element: null },
    ...metas.map((element) => ({ content: attribute(element, "content") ?? "", element })),
  ];
  for (const { content, element } of written) {
    const { seconds, target } = readContent(content);
    const base = element === null ? pageUrl : (baseUrl ?? pageUrl);
    const url = target === "" ? null : URL.parse(target, base.href);
    if (url === null || sameAddress(url.href, pageUrl.href)) continue;
    return { seconds, url: url.href, element };
  }
  return null;
}

/** The tag or the header that sends on, as it is shown in evidence. */
export function nameRefresh({ url, element }: MetaRefresh): string {
  return element === null ? `Refresh: ${url}` : `<meta http-equiv="refresh"> to ${url}`;
}

/** Target: "" where none is named. */
function readContent(content: string): { seconds: number; target: string } {
  const [, seconds = "", double, single, bare] = REFRESH.exec(content) ?? [];
  return { seconds: Number(seconds), target: (double ?? single ?? bare ?? "").trim() };
}
