import { languageSubtagBits } from "./language-subtag-bits.ts";
import { subtagBit } from "./subtag-bit.ts";

const bits = Uint8Array.from(atob(languageSubtagBits), (character) => character.charCodeAt(0));

/**
 * True for a language subtag of two or three letters, in lower case, that the IANA registry knows,
 * deprecated ones included. This is wider than hreflang, which wants ISO 639-1.
 * https://www.iana.org/assignments/language-subtag-registry/language-subtag-registry
 */
export function isRegisteredLanguage(subtag: string): boolean {
  const bit = subtagBit(subtag);
  return bit !== undefined && ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}
