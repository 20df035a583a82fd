import type { ReadPage, Site } from "#engine/site-audit/site.ts";

const known = new WeakMap<Site, ReadonlyMap<string, ReadPage>>();
/** Shorter texts are equal by chance: a list of names, a picture's caption. */
const MIN_WORDS = 20;

/** The main part of lang: "en" of "en-GB"; "" where the page says none. */
export function languageOf({ facts }: ReadPage): string {
  return (facts.lang ?? "").trim().toLowerCase().split(/[-_]/)[0] ?? "";
}

/** Pages that say one language and have the text of a page in another one. By address, that page. */
export function untranslated(site: Site): ReadonlyMap<string, ReadPage> {
  const made = known.get(site) ?? findUntranslated(site);
  known.set(site, made);
  return made;
}

function findUntranslated(site: Site): ReadonlyMap<string, ReadPage> {
  const home = site.readPages.find(({ url }) => url === site.home);
  const first = home === undefined ? "" : languageOf(home);
  const pages = site.indexablePages.filter(
    (page) => page.facts.mainWordCount >= MIN_WORDS && languageOf(page) !== "",
  );
  const found = new Map<string, ReadPage>();
  for (const same of Map.groupBy(pages, ({ facts }) => facts.textHash).values()) {
    const original = same.find((page) => languageOf(page) === first) ?? same[0];
    if (original === undefined) continue;
    for (const page of same)
      if (languageOf(page) !== languageOf(original)) found.set(page.url, original);
  }
  return found;
}
