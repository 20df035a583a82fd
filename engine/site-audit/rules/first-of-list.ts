const PARAMETER = /^(?:page|paged|p|pg|pageno|page_no)$/i;

/** The address of the list without its page number, for a page from the second on; null for others. */
export function firstOfList(address: string): string | null {
  const url = new URL(address);
  const inPath = /\/(?:page|p)\/(\d+)(\/?)$/.exec(url.pathname);
  if (inPath !== null) {
    if (Number(inPath[1]) < 2) return null;
    url.pathname = `${url.pathname.slice(0, inPath.index)}${inPath[2] ?? ""}` || "/";
    return url.href;
  }
  const name = [...url.searchParams.keys()].find((each) => PARAMETER.test(each));
  if (name === undefined || !(Number(url.searchParams.get(name)) >= 2)) return null;
  url.searchParams.delete(name);
  return url.href;
}

/** How the first page may be written: with and without a slash, or as page 1. */
export function firstForms(first: string): readonly string[] {
  const url = new URL(first);
  const other = new URL(first);
  other.pathname = url.pathname.endsWith("/")
    ? url.pathname.slice(0, -1) || "/"
    : `${url.pathname}/`;
  return [url.href, other.href];
}
