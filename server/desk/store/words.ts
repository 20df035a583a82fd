import { trimEndBy } from "#lib/trim-by.ts";
import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import type { Submission } from "#server/store/submission-store.ts";

/** Sites on which many businesses have a page: there the path says whose it is. */
const SHARED_HOSTS: ReadonlySet<string> = new Set([
  "daraz.pk",
  "facebook.com",
  "instagram.com",
  "linkedin.com",
  "olx.com.pk",
  "tiktok.com",
  "wa.me",
  "youtube.com",
]);

/** What a search looks through, folded as the search's own words are. */
export function wordsOf({ fields }: Pick<Submission, "fields">): string {
  const { name = "", email = "", phone = "", website = "", message = "" } = fields;
  return fold([name, email, phone, website, message].join("\n"));
}

/** Case, Unicode forms and Arabic vowel marks make no difference. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0670]/g, "")
    .replaceAll("\0", "");
}

/** By which a site is known again, however its address was written; "" where there is none. */
export function siteKey(website: string): string {
  const text = website.trim().toLowerCase();
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  if (text === "" || url === null || !url.hostname.includes(".")) return "";
  const domain = readRegistrableDomain(url.hostname);
  return SHARED_HOSTS.has(domain) ? `${domain}${trimEndBy(url.pathname, /\//)}` : domain;
}
