/**
 * Two spellings of one address have one key: the URL Standard's form, without the fragment, with
 * escapes in capitals and no escape for a letter that needs none. What is no address is its own key.
 * For sets, maps and comparisons; what people read stays as it was written.
 * RFC 3986 6.2.2.1 and 6.2.2.2; https://url.spec.whatwg.org/#url-serializing
 */
export function addressKey(address: string): string {
  const href = URL.parse(address)?.href;
  return href === undefined ? address.trim() : hrefKey(href);
}

/** The key of an address as `URL` writes it. */
export function hrefKey(href: string): string {
  const hash = href.indexOf("#");
  return normaliseEscapes(hash === -1 ? href : href.slice(0, hash));
}

/** Whether both lead to the same place, fragments aside. */
export function sameAddress(one: string, other: string): boolean {
  return one === other || addressKey(one) === addressKey(other);
}

const ESCAPE = /%[\da-f]{2}/gi;

/** Escapes in capitals: "%d8" is "%D8". */
export function raiseEscapes(text: string): string {
  return text.includes("%") ? text.replaceAll(ESCAPE, (escape) => escape.toUpperCase()) : text;
}

/** Escapes in capitals, and those of unreserved characters resolved: "%7e" is "~", "%2f" is "%2F". */
export function normaliseEscapes(text: string): string {
  if (!text.includes("%")) return text;
  return text.replaceAll(ESCAPE, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

/** Each address once, as it is written first. */
export function firstSpellings(addresses: Iterable<string>): readonly string[] {
  const byKey = new Map<string, string>();
  for (const address of addresses) {
    const key = addressKey(address);
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}
