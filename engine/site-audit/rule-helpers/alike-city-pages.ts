import { splitWords } from "#engine/site-audit/page/main-words.ts";
import { readCityName } from "./city-names.ts";
import type { Site } from "#engine/site-audit/site.ts";

export type AlikeCityPage = { url: string; cause: string; example: string };

/** Shorter texts say too little to be called the same. */
const MIN_WORDS = 20;

const found = new WeakMap<Site, readonly AlikeCityPage[]>();

/** Pages whose addresses name a city, and whose beginnings are the same once the name is taken out. */
export function alikeCityPages(site: Site): readonly AlikeCityPage[] {
  const known = found.get(site);
  if (known !== undefined) return known;
  const pages = site.indexablePages.flatMap(({ url, facts }) => {
    const city = readCityName(url);
    if (city === null || facts.mainWordCount < MIN_WORDS) return [];
    const names = new Set(city.split("-"));
    const text = splitWords(facts.opening).filter((word) => !names.has(word.replace(/['’]s$/, "")));
    return [{ url, city, text: text.join(" ") }];
  });
  const alike = [...Map.groupBy(pages, ({ text }) => text).values()].flatMap((same) => {
    if (new Set(same.map(({ city }) => city)).size < 2) return [];
    const [first, second] = same;
    return same.map(({ url }) => ({
      url,
      cause: first?.url ?? "",
      example: (url === first?.url ? second?.url : first?.url) ?? "",
    }));
  });
  found.set(site, alike);
  return alike;
}
