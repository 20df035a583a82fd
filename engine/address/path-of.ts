/** What a reader knows an address of a site by: the path, in its own script. */
export function pathOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  const path = url.pathname + url.search;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
