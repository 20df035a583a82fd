/** What a reader knows an address of a site by: the path, in its own script. */
export function pathOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  return readablePath(url.pathname + url.search);
}

/** Beside a site at `home`: the path of its own addresses, and the whole of any other. */
export function shortAddress(address: string, home: string): string {
  return URL.parse(address)?.origin === URL.parse(home)?.origin
    ? pathOf(address)
    : readablePath(address);
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
