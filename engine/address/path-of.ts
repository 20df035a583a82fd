/**
 * What a reader knows an address of the site at `home` by, in its own script: the path. Where scheme or
 * host differ, the whole of it.
 */
export function pathOf(address: string, home: string): string {
  return URL.parse(address)?.origin === URL.parse(home)?.origin
    ? barePath(address)
    : readablePath(address);
}

/** The path alone, in its own script. For places where the origin does not matter. */
export function barePath(address: string): string {
  const url = URL.parse(address);
  return url === null ? address : readablePath(url.pathname + url.search);
}

/** What would end a line or turn its direction stays encoded: it is a stranger's. */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A path with its encoded signs as they are meant; unchanged where they mean nothing. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path).replaceAll(UNREADABLE, encodeURIComponent);
  } catch {
    return path;
  }
}

/** Words with addresses in them, each in its own script; signs that mean something in an address stay encoded. */
export function readableAddresses(words: string): string {
  return words.replaceAll(/(?:%[89a-f][\da-f])+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded).replaceAll(UNREADABLE, encodeURIComponent);
    } catch {
      return encoded;
    }
  });
}

/** Whether a value is an address, and no tag or word. */
export function isAddress(value: string): boolean {
  return /^https?:\/\//i.test(value);
}
