import { mainLanguageOf } from "#engine/site-audit/main-language-of.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

const known = new WeakMap<Site, ReadonlyMap<string, AuditedPage>>();
/** Shorter texts are equal by chance: a list of names, a picture's caption. */
const MIN_WORDS = 20;

/** Pages that say one language and have the text of a page in another one. By address, that page. */
export function untranslated(site: Site): ReadonlyMap<string, AuditedPage> {
  const made = known.get(site) ?? findUntranslated(site);
  known.set(site, made);
  return made;
}

/** Pages that are to be found, without untranslated versions of others. */
export function translatedPages(site: Site): readonly AuditedPage[] {
  const others = untranslated(site);
  return site.judgedPages.filter(({ url }) => !others.has(url));
}

/** The whole text is equal, or all but a few lines of it. */
function findUntranslated(site: Site): ReadonlyMap<string, AuditedPage> {
  const pages = site.indexablePages.filter(
    ({ facts }) => facts.mainWordCount >= MIN_WORDS && mainLanguageOf(facts) !== "",
  );
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const home = byUrl.get(site.home);
  const first = home === undefined ? "" : mainLanguageOf(home.facts);
  const found = new Map<string, AuditedPage>();
  for (const same of [
    ...Map.groupBy(pages, ({ facts }) => facts.textHash).values(),
    ...site.clusters.map(({ urls }) => urls.flatMap((url) => byUrl.get(url) ?? [])),
  ]) {
    const original = same.find(({ facts }) => mainLanguageOf(facts) === first) ?? same[0];
    if (original === undefined) continue;
    for (const page of same)
      if (mainLanguageOf(page.facts) !== mainLanguageOf(original.facts))
        found.set(page.url, original);
  }
  return found;
}
