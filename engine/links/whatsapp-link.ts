/**
 * Links that open a chat: the short address, those of the web and the app, and the app's own scheme.
 * https://faq.whatsapp.com/5913398998672934 (how to use click to chat)
 */
const WHATSAPP =
  /^(?:(?:https?:)?\/\/(?:(?:www\.)?wa\.me|(?:api|web)\.whatsapp\.com)(?![\w.-])|whatsapp:)/i;

/** Whether a link leads to a chat of WhatsApp. */
export function isWhatsappLink(href: string): boolean {
  return WHATSAPP.test(href.trim());
}
