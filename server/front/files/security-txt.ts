import { DAY_MS } from "#lib/durations.ts";
import { mailHref } from "#lib/contact/mail-href.ts";

type SecurityTxtOptions = { contact: string; siteUrl: string; now: Date };

/** Less than a year, as the standard advises, so that readers know it is maintained. */
const VALID_DAYS = 360;

/** Where to report a weakness. Throws if `contact` is not an email address. https://www.rfc-editor.org/rfc/rfc9116 */
export function buildSecurityTxt({ contact, siteUrl, now }: SecurityTxtOptions): string {
  const href = mailHref({ to: contact });
  if (href === undefined) throw new Error(`"${contact}" is not an email address`);
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${href}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en, ur",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
