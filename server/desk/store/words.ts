import { trimEndBy } from "#lib/text/trim-by.ts";
import { foldText } from "#lib/text/fold-text.ts";
import { readNumber } from "#lib/contact/read-number.ts";
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
  const written = [phone, ...waysToWrite(phone)];
  const sent = [name, email, ...written, website, message, ...others.map(([, text]) => text)];
  return fold([...sent, ...notes].join("\n").slice(0, MAX_WORDS_LENGTH));
}

/** A number as it is dialled from abroad and at home; of a text that is no number, its digits. */
function waysToWrite(phone: string): readonly string[] {
  const number = readNumber(phone)?.number;
  if (number === undefined) return [foldText(phone).replaceAll(/\D/g, "")];
  return number.startsWith("+92") ? [number, `0${number.slice(3)}`] : [number];
}

/** How far a text is looked through; folded, one sign can become eighteen. https://unicode.org/faq/normalization.html#12 */
export function fold(text: string): string {
  return foldText(text).replaceAll("\0", "").slice(0, MAX_WORDS_LENGTH);
}

const WRITTEN_NUMBER = /^[\d\s()+./\p{Pd}]+$/u;
/** Fewer digits may be anything; they are looked for as typed. */
const LEAST_DIGITS = 7;
/** In brackets behind a country's code: it is dialled at home alone. */
const TRUNK_ZERO = /\(\s*0\s*\)/g;
/** Area code and number, or a mobile number, without the 0. */
const LEAST_NATIONAL_DIGITS = 9;

/**
 * The digits that all ways of writing a number have in common: "0300-0000142", "+92 (0)300 0000142" and
 * "00923000000142" are "3000000142". Undefined if a search is no number.
 */
export function partOfPhone(search: string): string | undefined {
  const typed = foldText(search).trim();
  const all = typed.replaceAll(/\D/g, "");
  if (all.length < LEAST_DIGITS || !WRITTEN_NUMBER.test(typed)) return undefined;
  const digits = typed.replaceAll(TRUNK_ZERO, "").replaceAll(/\D/g, "");
  const isFromAbroad = /^[\s(]*(?:\+|00)/.test(typed);
  if (!isFromAbroad) return digits.replace(/^(?:0|92(?=0?\d{9,10}$)0?)/, "");
  const [, national] = /^(?:00)?920?(\d*)$/.exec(digits) ?? [];
  if (national === undefined) return digits.replace(/^00/, "");
  return national.length >= LEAST_NATIONAL_DIGITS ? national : `92${national}`;
}

/** By which a site is known again, however its address was written; "" where there is none. */
export function siteKey(website: string): string {
  const text = website.trim().toLowerCase();
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  if (text === "" || url === null || !url.hostname.includes(".")) return "";
  const domain = readRegistrableDomain(url.hostname);
  return SHARED_HOSTS.has(domain) ? `${domain}${trimEndBy(url.pathname, /\//)}` : domain;
}
