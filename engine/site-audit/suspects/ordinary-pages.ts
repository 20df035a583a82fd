/** What is usual on a site: read from the pages that its own links lead to and that speak of no foreign trade. */
import { isKin } from "#engine/address/is-kin.ts";
import { isKnownPlatform } from "#engine/links/known-platforms.ts";
import { mainLanguageOf } from "#engine/site-audit/main-language-of.ts";
import { addressForm } from "#engine/site-audit/rule-helpers/address-form.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";
import { introductionOf, readTrade } from "./find-foreign-trade.ts";
import { writtenLanguage } from "./written-language.ts";

export type Ordinary = {
  pages: readonly AuditedPage[];
  languages: ReadonlySet<string>;
  shapes: ReadonlySet<string>;
  /** Addresses that at least half of the pages link to, the home page aside. */
  menu: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  /** Other sites that they link to. */
  hosts: ReadonlySet<string>;
  /** Share of the pages below the home page that are articles by their structured data. */
  articles: number;
};

/** Pages by which a site is known well enough. Our choice. */
const MAX_PAGES = 200;

export function readOrdinaryPages(site: Site): Ordinary {
  const pages: AuditedPage[] = [];
  for (const page of site.readPages) {
    if (readTrade(site, page.facts) === undefined && isLedTo(site, page.url)) pages.push(page);
    if (pages.length >= MAX_PAGES) break;
  }
  const inner = pages.filter(({ url }) => url !== site.home);
  const targets = new Map<string, number>();
  const hosts = new Set<string>();
  for (const { url } of pages) {
    for (const to of new Set(site.outlinks(url).map((link) => link.to))) {
      if (site.isOwn(to)) targets.set(to, (targets.get(to) ?? 0) + 1);
      else hosts.add(new URL(to).hostname);
    }
  }
  const menu = [...targets].filter(([to, count]) => count * 2 >= pages.length && to !== site.home);
  return {
    pages,
    languages: new Set(pages.flatMap(languagesOf)),
    shapes: new Set(inner.map(({ facts }) => facts.shape)),
    menu: new Set(menu.map(([to]) => to)),
    forms: new Set(inner.map(({ url }) => addressForm(url))),
    hosts,
    articles: inner.filter(isArticle).length / Math.max(inner.length, 5),
  };
}

function languagesOf({ facts }: AuditedPage): readonly string[] {
  const named = facts.hreflang.map(({ code }) => code.toLowerCase().split("-")[0] ?? "");
  return [pageLanguage(facts), mainLanguageOf(facts), ...named];
}

/** What it is written in; where that cannot be told, what it says. */
export function pageLanguage(facts: AuditedPage["facts"]): string {
  return writtenLanguage(introductionOf(facts)) ?? mainLanguageOf(facts);
}

export function isArticle({ facts }: AuditedPage): boolean {
  return facts.dataTypes?.some((type) => /Article$|^BlogPosting$/.test(type)) === true;
}

/** Whether a link that visitors see leads there from a page that speaks of no foreign trade. */
export function isLedTo(site: Site, url: string): boolean {
  if (url === site.home) return true;
  return site.inlinkPlaces(url).some((place) => {
    const facts = site.find(site.links.at(place).from)?.facts;
    if (facts === undefined) return false;
    const isHidden = facts.hackSigns?.hiddenLinks?.some(({ value }) => value === url) === true;
    return !isHidden && readTrade(site, facts) === undefined;
  });
}

/** Sites of other owners that a page links to, and how many of its links do. */
export function linksOutwards(site: Site, url: string) {
  const home = new URL(site.home).hostname;
  const links = site.outlinks(url);
  const hosts = links
    .map(({ to }) => new URL(to).hostname)
    .filter((host) => !isKin(host, home) && !isKnownPlatform(host));
  return { hosts: new Set(hosts), share: hosts.length / Math.max(links.length, 1) };
}
