/** `tel:` address of a number written for people: "+92 42 0000 0001" → "tel:+924200000001". */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/**
 * A WhatsApp chat with a draft text. Digits only, with country code: no plus, no spaces.
 * https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppHref(phone: string, draft: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, "")}?text=${encodeURIComponent(draft)}`;
}
