const PARAMETER = /^(?:page|paged|p|pg|pageno|page_no)$/i;

/** /list/page/2, /list/p/2, /list/page-2, /list/page2; a mirror writes /list/page/2/index.html. */
const IN_PATH = /\/(?:(?:page|p)[/-]|page)(\d+)(\/(?:index\.(?:html?|php))?)?$/;

/** The address of the list without its page number, for a page from the second on; null for others. */
export function firstOfList(address: string): string | null {
  const url = new URL(address);
  const inPath = IN_PATH.exec(url.pathname);
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

/** Whether this is the first page of the list of that later page: without a number, or with 1. */
export function isFirstOfList(address: string, later: string): boolean {
  const first = firstOfList(later);
  return first !== null && toFirst(address) === toFirst(first);
}

/** What all pages of one list share: the address of its first one. */
export function listOf(address: string): string {
  return toFirst(firstOfList(address) ?? address);
}

type Known = { find: (url: string) => object | undefined };

/** Whether this is page 2 or later of a list whose first page the crawl knows. */
export function isLaterPage(site: Known, address: string): boolean {
  const first = firstOfList(address);
  // WordPress calls a post by its number "/?p=12", too.
  if (first === null || /^\/?\?p=/.test(address.slice(new URL(address).origin.length)))
    return false;
  const bare = toFirst(first);
  return [first, bare, `${bare}/`].some((each) => site.find(each) !== undefined);
}

/** A slash at the end makes no difference, nor does the number 1. */
function toFirst(address: string): string {
  const url = new URL(address);
  const inPath = IN_PATH.exec(url.pathname);
  if (inPath !== null && Number(inPath[1]) === 1) {
    url.pathname = url.pathname.slice(0, inPath.index);
  }
  for (const name of [...url.searchParams.keys()].filter((each) => PARAMETER.test(each))) {
    if (Number(url.searchParams.get(name)) === 1) url.searchParams.delete(name);
  }
  url.pathname = url.pathname.replace(/\/$/, "");
  return url.href;
}
