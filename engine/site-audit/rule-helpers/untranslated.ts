import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

const known = new WeakMap<Site, ReadonlyMap<string, AuditedPage>>();
/** Shorter texts are equal by chance: a list of names, a picture's caption. */
const MIN_WORDS = 20;

/** The main part of lang: "en" of "en-GB"; "" where the page says none. */
export function mainLanguageOf({ facts }: AuditedPage): string {
  return (facts.lang ?? "").trim().toLowerCase().split(/[-_]/)[0] ?? "";
}

/** Pages that say one language and have the text of a page in another one. By address, that page. */
export function untranslated(site: Site): ReadonlyMap<string, AuditedPage> {
  const made = known.get(site) ?? findUntranslated(site);
  known.set(site, made);
  return made;
}

function findUntranslated(site: Site): ReadonlyMap<string, AuditedPage> {
  const home = site.readPages.find(({ url }) => url === site.home);
  const first = home === undefined ? "" : mainLanguageOf(home);
  const pages = site.indexablePages.filter(
    (page) => page.facts.mainWordCount >= MIN_WORDS && mainLanguageOf(page) !== "",
  );
  const found = new Map<string, AuditedPage>();
  for (const same of Map.groupBy(pages, ({ facts }) => facts.textHash).values()) {
    const original = same.find((page) => mainLanguageOf(page) === first) ?? same[0];
    if (original === undefined) continue;
    for (const page of same)
      if (mainLanguageOf(page) !== mainLanguageOf(original)) found.set(page.url, original);
  }
  return found;
}
