import { readNumber } from "./read-number.ts";

/**
 * The only place that builds a WhatsApp link: a chat with a draft text. Undefined if the text is no
 * number (read-number.ts), or has an extension, behind which there is no WhatsApp. Digits only, with country
 * code: no plus, no spaces. https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppHref(phone: string, draft: string): string | undefined {
  const read = readNumber(phone);
  if (read === undefined || read.extension !== undefined) return undefined;
  return withDraft(read.number.slice(1), draft);
}

/** A chat with somebody whom the sender chooses. */
export function whatsAppShareHref(draft: string): string {
  return withDraft("", draft);
}

function withDraft(digits: string, draft: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(draft.toWellFormed())}`;
}
