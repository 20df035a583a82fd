/**
 * The tokens of a rel attribute as search engines read it: any case, separated by spaces or commas.
 * The browser's own relList misses `ugc,nofollow` and `UGC NoFollow`.
 * https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links
 */
export function readRelTokens(rel: string | null): readonly string[] {
  if (rel === null) return [];
  return rel
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((token) => token !== "");
}
