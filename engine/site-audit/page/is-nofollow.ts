/** rel values that ask Google not to follow. https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links */
export function isNofollow(relTokens: readonly string[]): boolean {
  return relTokens.some(
    (token) => token === "nofollow" || token === "ugc" || token === "sponsored",
  );
}
