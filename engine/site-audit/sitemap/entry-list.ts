import {
  MAX_ADDRESS_CHARACTERS,
  MAX_SITEMAP_CHARACTERS,
  MAX_SITEMAP_ENTRIES,
} from "#engine/bounds.ts";
import type { SitemapEntry } from "#engine/site-audit/rows.ts";

/** What is around a language version's code and address where it is kept. */
const VERSION_CHARACTERS = 25;

export type EntryList = {
  entries: readonly SitemapEntry[];
  add: (entry: SitemapEntry) => void;
  /** It holds as many entries, or as many characters, as are taken from one file. */
  isFull: () => boolean;
};

/**
 * Entries of a site's sitemaps, up to the bounds on their number and characters. `add` does not ask
 * `isFull`.
 */
export function createEntryList(): EntryList {
  const entries: SitemapEntry[] = [];
  let characters = 0;
  return {
    entries,
    add(entry) {
      entries.push(entry);
      characters += entry.url.length;
      for (const { code, url } of entry.hreflang ?? []) {
        characters += code.length + url.length + VERSION_CHARACTERS;
      }
    },
    isFull: () => entries.length >= MAX_SITEMAP_ENTRIES || characters > MAX_SITEMAP_CHARACTERS,
  };
}

/** In full, without its fragment. Google asks for whole addresses; a relative one is not taken. */
export function toAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_ADDRESS_CHARACTERS) return null;
  const url = URL.parse(trimmed);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  return url.href;
}
