import { createHash } from "node:crypto";

/**
 * The key of a site for IndexNow. Search engines find it as `/KEY.txt`, which only the site's owner can
 * put there; it is no secret. https://www.indexnow.org/documentation
 */
export function indexNowKey(siteUrl: string): string {
  return createHash("sha256")
    .update(`indexnow ${new URL(siteUrl).origin}`)
    .digest("hex")
    .slice(0, 32);
}
