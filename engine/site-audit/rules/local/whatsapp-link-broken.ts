import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const whatsappLinkBroken: SiteRule = {
  id: "whatsapp-link-broken",
  severity: "clicks",
  source: "own",
  weight: 3,
  fixedIn: "template",
  isOneWhereAlike: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} WhatsApp links that open nobody`,
  why: "wa.me wants the number with its country and nothing else; with a plus sign, blanks or a first zero WhatsApp says that the link is wrong.",
  rule: "A WhatsApp link is https://wa.me/923001234567.",
  fix: "Write only the digits: 92, then the number without its first 0.",
  doneWhen: "Each link opens a chat.",
  isOfOnePage: true,
  guide: {
    topic: "local",
    name: "WhatsApp link that opens nobody",
    finds:
      "Finds links to WhatsApp whose number has a plus sign, blanks or a leading zero. WhatsApp then says that the link is wrong and opens no chat.",
    matters:
      "Everyone who sells by WhatsApp: a customer who taps a dead link seldom types the number by hand.",
    example: {
      kind: "html",
      wrong: '<a href="https://wa.me/0300-1234567">WhatsApp us</a>',
      right: '<a href="https://wa.me/923001234567">WhatsApp us</a>',
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.whatsappLinks.flatMap(({ value, line }) =>
        isBrokenWhatsapp(value) ? [{ url, line, evidence: value }] : [],
      ),
    );
  },
};

/** Countries whose numbers lose their first zero abroad; Italy's keep it. */
const ZERO_AFTER_COUNTRY =
  /^(?:92|91|880|94|971|966|968|974|44|49|33|31|90|20|27|60|61|62|234|254)0/;

/** https://faq.whatsapp.com/5913398998672934 (how to use click to chat) */
export function isBrokenWhatsapp(link: string): boolean {
  const url = URL.parse(link, "https://wa.me");
  if (url === null) return true;
  const isShort = url.hostname === "wa.me" || url.hostname === "www.wa.me";
  const path = url.pathname.slice(1);
  // A share link without a number, a QR code and a catalogue are other things.
  if (isShort && /^(?:$|message\/|qr\/|c\/|p\/)/.test(path)) return false;
  const phone = isShort
    ? path.replace(/\/$/, "")
    : (/[?&]phone=([^&]*)/.exec(url.search)?.[1] ?? null);
  if (phone === null) return false;
  // The app's own addresses take a plus sign, which a browser sends as it is, encoded or as a blank.
  const digits = isShort ? phone : phone.replace(/^(?:\+|%2B|%20)/i, "");
  return !/^[1-9]\d{7,14}$/.test(digits) || ZERO_AFTER_COUNTRY.test(digits);
}
