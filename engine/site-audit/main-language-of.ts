import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";

/** The main part of lang: "en" of "en-GB"; "" where the page says none. */
export function mainLanguageOf({ lang }: Pick<SitePageFacts, "lang">): string {
  return (lang ?? "").trim().toLowerCase().split(/[-_]/)[0] ?? "";
}
