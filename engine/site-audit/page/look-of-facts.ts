import type { PageLook } from "#engine/ai-access/judge-server-access.ts";
import type { SitePageFacts } from "./site-page-facts.ts";

/** What is compared between two answers of one address, from a page's kept facts. */
export function lookOfFacts({
  canonicals,
  noindex,
  wordCount,
}: Pick<SitePageFacts, "canonicals" | "noindex" | "wordCount">): Omit<
  PageLook,
  "status" | "location" | "price"
> {
  return {
    canonical: canonicals[0]?.value ?? null,
    isNoindex: noindex !== null,
    words: wordCount,
  };
}
