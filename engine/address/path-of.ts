/** What a reader knows an address of a site by: the path, in its own script. */
export function pathOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  return readablePath(url.pathname + url.search);
}

/** A path with its encoded signs as they are meant; unchanged where they mean nothing. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
