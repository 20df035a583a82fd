import { whatsAppShareHref } from "#lib/contact/whats-app-href.ts";

/** RFC 5724, with the body parameter that phones understand. */
export function smsLink(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`;
}

/** The review after its prefix (docs/agreed.md, reviews). */
export function shareReviewLink(businessName: string, review: string): string {
  return whatsAppShareHref(`Check out this review for ${businessName}: ${review}`);
}
