import { resolveEntry, resolveSlash, type KnownNames } from "./resolve-names.ts";
import type { SitemapEntry, SiteRows } from "./rows.ts";

/** `written`: where the file names the address in another form: a copy, or one that redirects to it by a slash alone. */
export type ListedEntry = SitemapEntry & { file: string; written?: string };

/** What the sitemaps list, each address once, with the first file that does. */
export function readListed(rows: SiteRows, names: KnownNames): ReadonlyMap<string, ListedEntry> {
  const listed = new Map<string, ListedEntry>();
  for (const { url: file, entries, kind } of rows.sitemaps) {
    if (kind !== "pages") continue;
    for (const entry of entries) {
      const end = names.pageOf(resolveSlash(entry.url, names.follow));
      const isKnown = end !== entry.url || names.isRead(entry.url);
      const url = isKnown ? end : (names.otherForm(entry.url) ?? entry.url);
      if (listed.has(url)) continue;
      const resolved = { ...resolveEntry({ ...entry, url }, names), file };
      listed.set(url, end === entry.url ? resolved : { ...resolved, written: entry.url });
    }
  }
  return listed;
}
