import { trimEndBy } from "#lib/text/trim-by.ts";
import { toKey } from "#engine/terms/normalise.ts";
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

/** How much of an enquiry and its notes a search looks through, in characters. */
export const MAX_WORDS_LENGTH = 20_000;

/**
 * What a search looks through, folded as the search's own words are: contact details first, so
 * that a long message never hides it, then everything else that was sent, then the notes.
 */
export function wordsOf(
  { fields }: Pick<Submission, "fields">,
  notes: readonly string[] = [],
): string {
  const { name = "", email = "", phone = "", website = "", message = "", ...rest } = fields;
  const others = Object.entries(rest).filter(([key]) => key !== "page" && !key.startsWith("_"));
  const digits = phone.replaceAll(/\D/g, "");
  const sent = [name, email, phone, digits, website, message, ...others.map(([, text]) => text)];
  return fold([...sent, ...notes].join("\n").slice(0, MAX_WORDS_LENGTH));
}

/** The form in which texts are compared: as the terms engine compares words, and Unicode forms too. */
export function fold(text: string): string {
  // One sign can stand for eighteen: https://unicode.org/faq/normalization.html#12
  return toKey(text.normalize("NFKC")).replaceAll("\0", "").slice(0, MAX_WORDS_LENGTH);
}

const WRITTEN_NUMBER = /^[\d\s()+./-]+$/;
/** Fewer digits may be anything; they are looked for as typed. */
const LEAST_DIGITS = 7;

/**
 * The digits that all ways of writing a number have in common: "0300-0000142", "+92 300 0000142" and
 * "00923000000142" are "3000000142". Undefined if a search is no number.
 */
export function partOfPhone(search: string): string | undefined {
  const digits = search.replaceAll(/\D/g, "");
  if (digits.length < LEAST_DIGITS || !WRITTEN_NUMBER.test(search.trim())) return undefined;
  return search.trim().startsWith("+") ? digits : digits.replace(/^(?:00|0|92(?=\d{10}$))/, "");
}

/** By which a site is known again, however its address was written; "" where there is none. */
export function siteKey(website: string): string {
  const text = website.trim().toLowerCase();
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  if (text === "" || url === null || !url.hostname.includes(".")) return "";
  const domain = readRegistrableDomain(url.hostname);
  return SHARED_HOSTS.has(domain) ? `${domain}${trimEndBy(url.pathname, /\//)}` : domain;
}
