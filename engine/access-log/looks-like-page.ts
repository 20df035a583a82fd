/** Endings of pages; a path without one is a page's, too. */
const PAGE_ENDING = /^(?:html?|xhtml|php|aspx?|jsp|cfm|do)$/i;

/** Whether a path is a page's, by its ending; not with parameters, which make many addresses of one page. */
export function looksLikePage(path: string): boolean {
  if (path === "" || path.includes("?")) return false;
  const ending = /\.([a-z\d]{1,8})$/i.exec(path.slice(path.lastIndexOf("/")))?.[1];
  return ending === undefined || PAGE_ENDING.test(ending);
}
