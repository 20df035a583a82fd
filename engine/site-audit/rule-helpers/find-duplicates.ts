import type { At } from "#engine/site-audit/page/site-page-facts.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { alikeCityPages } from "./alike-city-pages.ts";
import { listOf } from "./first-of-list.ts";
import { namedVersions, namesVersion } from "./hreflang-links.ts";
import { JoinedPages } from "./joined-pages.ts";
import { untranslated } from "./untranslated.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";
import { foldText } from "#lib/text/fold-text.ts";

/** A page that shares its text, title or description with others. */
export type Duplicate = {
  page: AuditedPage;
  /** Of the value, in the page; 0 for a text. */
  line: number;
  /** What they share; of texts, the address of the first page. */
  value: string;
  /** How many share it, this one included. */
  pages: number;
  /** Another of them. */
  other: AuditedPage;
  /** The lowest likeness to the first one, 0 to 1. */
  likeness: number;
};

export type Duplicates = Readonly<
  Record<"text" | "nearText" | "title" | "description", readonly Duplicate[]>
>;

/** Shorter texts are equal by chance. */
const MIN_WORDS = 20;
const found = new WeakMap<Site, Duplicates>();

/**
 * Pages that are alike, each pair told once: by the text, else by nearly the same text, else by the
 * title, else by the description. The addresses of one canonical, the language versions that name each
 * other, the frames of a page and, for title and description, the pages of one list are one page.
 * https://developers.google.com/search/docs/crawling-indexing/canonicalization
 */
export function findDuplicates(site: Site): Duplicates {
  const made = found.get(site) ?? compare(site);
  found.set(site, made);
  return made;
}

function compare(site: Site): Duplicates {
  const foreign = untranslated(site);
  const isOriginal = ({ url, facts }: AuditedPage) => facts.noindex === null && !foreign.has(url);
  const pages = site.judgedPages.filter(isOriginal);
  const joined = new JoinedPages();
  joinVersions(site, pages, joined);
  joinFrames(site, joined);

  const texts = site.indexablePages.filter(
    (page) => isOriginal(page) && page.facts.mainWordCount >= MIN_WORDS,
  );
  const text = findEqual(texts, joined, ({ url, facts }) => ({
    key: facts.textHash,
    value: url,
    line: 0,
  }));
  const nearText = findNear(site, isOriginal, joined);
  for (const list of Map.groupBy(pages, ({ url }) => listOf(url)).values()) joined.join(list);
  const title = findEqual(pages, joined, ({ facts }) => withKey(facts.titles[0]));
  const description = findEqual(pages, joined, ({ facts }) => withKey(facts.descriptions[0]));
  return { text, nearText, title, description };
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
function joinVersions(site: Site, pages: readonly AuditedPage[], joined: JoinedPages) {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const byCanonical = Map.groupBy(pages, ({ url, facts }) => {
    const canonical = onlyCanonical(facts.canonicals);
    return canonical !== null && site.isOwn(canonical) ? canonical : url;
  });
  for (const same of byCanonical.values()) joined.join(same);
  for (const page of pages) {
    for (const { value } of namedVersions(site, page)) {
      const other = value === null ? undefined : byUrl.get(value);
      if (other !== undefined && namesVersion(site, other, page.url)) joined.join([page, other]);
    }
  }
}

/** A visitor sees a frameset and the pages in its frames as one page. */
function joinFrames({ links, find }: Site, joined: JoinedPages) {
  for (let place = 0; place < links.count; place += 1) {
    if (links.kindAt(place) !== "frame") continue;
    const { from, to } = links.at(place);
    if (find(from)?.facts?.wordCount === 0) joined.join([{ url: from }, { url: to }]);
  }
}

type Keyed = At<string> & { key: string };

function withKey(at: At<string> | undefined): Keyed | undefined {
  return at === undefined || at.value === "" ? undefined : { ...at, key: foldText(at.value) };
}

/** An empty value is no value. */
function findEqual(
  pages: readonly AuditedPage[],
  joined: JoinedPages,
  read: (page: AuditedPage) => Keyed | undefined,
): readonly Duplicate[] {
  const values = pages.flatMap((page) => {
    const at = read(page);
    return at === undefined ? [] : [{ page, at }];
  });
  return [...Map.groupBy(values, ({ at }) => at.key).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length < 2) return [];
    const apart = joined.takeApart(same.map(({ page }) => page));
    const lines = new Map(same.map(({ page, at }) => [page, at.line]));
    return toDuplicates(apart, first.at.value, 1).map((each) => ({
      ...each,
      line: lines.get(each.page) ?? 0,
    }));
  });
}

/** Pages that differ by a city's name alone are told by a rule of their own. */
function findNear(
  site: Site,
  isOriginal: (page: AuditedPage) => boolean,
  joined: JoinedPages,
): readonly Duplicate[] {
  const byUrl = new Map(site.indexablePages.map((page) => [page.url, page]));
  const cityPages = new Set(alikeCityPages(site).map(({ url }) => url));
  return site.clusters.flatMap(({ urls, likeness }) => {
    const members = urls.flatMap((url) => byUrl.get(url) ?? []);
    const own = members.filter((page) => !cityPages.has(page.url) && isOriginal(page));
    const apart = joined.takeApart(own);
    return toDuplicates(apart, apart[0]?.url ?? "", likeness);
  });
}

function toDuplicates(
  apart: readonly AuditedPage[],
  value: string,
  likeness: number,
): readonly Duplicate[] {
  const [first, second] = apart;
  if (first === undefined || second === undefined) return [];
  return apart.map((page) => ({
    page,
    line: 0,
    value,
    pages: apart.length,
    other: page === first ? second : first,
    likeness,
  }));
}
