/** The address without what servers and site builders write in two ways: scheme, www, /index.html, a slash at its end. */
export function formOf(address: string): string {
  const { host, pathname, search } = new URL(address);
  const path = pathname.replace(/\/index\.\w+$/, "").replace(/\/$/, "");
  return host.replace(/^www\./, "") + path + search;
}
