import { attribute, hasAttribute, type HtmlElement } from "#engine/html/html-document.ts";

/** Without href these attributes must be absent too, else the anchor pretends to lead somewhere. */
const HREF_ATTRIBUTES = ["target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy"];

/** Lighthouse's rule, with `onclick` for the listeners that only a live page shows. */
export function isUncrawlable(element: HtmlElement, baseUrl: string | undefined): boolean {
  if (element.inNoscript) return false;
  const href = attribute(element, "href");
  const raw = (href ?? "").replace(/\s/g, "");
  if ((attribute(element, "role") ?? "").trim() !== "") return false;
  if (raw.startsWith("mailto:")) return false;
  if (raw === "" && (attribute(element, "id") ?? "") !== "") return false;
  if (raw.startsWith("file:")) return true;
  if ((attribute(element, "name") ?? "").trim() !== "") return false;
  if (href === null) {
    const pretends = HREF_ATTRIBUTES.some((name) => hasAttribute(element, name));
    return pretends || hasAttribute(element, "onclick");
  }
  return /javascript:void(\(|)0(\)|)/.test(raw) || URL.parse(raw, baseUrl) === null;
}
