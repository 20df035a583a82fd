import { attribute, elementsOf } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { isWhatsappLink } from "#engine/links/whatsapp-link.ts";
import { MAX_PLACES } from "./page-at.ts";
import type { At, SitePageFacts } from "./site-page-facts.ts";

/** Numbers that a page can be called by: `tel:` links as written, WhatsApp links in full. */
export function readContacts({
  document,
  visibleText,
}: PageFacts): Pick<SitePageFacts, "phones" | "textPhones" | "whatsappLinks"> {
  const phones: At<string>[] = [];
  const whatsappLinks: At<string>[] = [];
  for (const element of elementsOf(document, "a")) {
    const href = attribute(element, "href")?.trim() ?? "";
    if (/^tel:/i.test(href)) phones.push({ value: href.slice(4), line: element.line });
    else if (isWhatsappLink(href)) whatsappLinks.push({ value: href, line: element.line });
  }
  return {
    phones: phones.slice(0, MAX_PLACES),
    textPhones: readTextPhones(visibleText),
    whatsappLinks: whatsappLinks.slice(0, MAX_PLACES),
  };
}

/** A number with its country, or with the zero before it. */
const NUMBER = /(?<![\d,.])(?:\+|00?[1-9])\d?(?:[\s().–-]*\d){7,13}(?!\d)/g;

function readTextPhones(text: string): readonly string[] {
  const digits = (text.match(NUMBER) ?? []).map((number) => number.replace(/\D/g, "").slice(-9));
  return [...new Set(digits)].slice(0, MAX_PLACES);
}
