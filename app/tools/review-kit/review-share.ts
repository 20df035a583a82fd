/**
 * Links that open a draft in another app; the visitor sends it, or does not.
 * WhatsApp without a recipient: https://faq.whatsapp.com/5913398998672934
 */
export function whatsappLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** RFC 5724, with the body parameter that phones understand. */
export function smsLink(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`;
}

/** RFC 6068: line breaks are CRLF. */
export function emailLink(subject: string, body: string): string {
  const crlf = body.replaceAll("\n", "\r\n");
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(crlf)}`;
}

/** The review after its prefix (docs/agreed.md, reviews). */
export function shareReviewLink(businessName: string, review: string): string {
  return whatsappLink(`Check out this review for ${businessName}: ${review}`);
}
