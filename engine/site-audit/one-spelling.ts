/** Of an address that a crawl met in several spellings, every row has the same one. */
import { addressKey } from "#engine/address/address-key.ts";
import type { PageRow, SiteRows } from "./rows.ts";

export type Spell = (address: string) => string;

/** Gives each address as its page is written, or else as it was met first. */
export function createSpelling(pages: readonly PageRow[]): Spell {
  const byKey = new Map<string, string>();
  const known = new Map<string, string>();
  const spell: Spell = (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const key = addressKey(address);
    const spelling = byKey.get(key) ?? address;
    byKey.set(key, spelling);
    known.set(address, spelling);
    return spelling;
  };
  for (const { url } of pages) spell(url);
  return spell;
}

/** The rows with each address in its one spelling; links excepted, whose table spells them. */
export function withOneSpelling(rows: SiteRows, spell: Spell): SiteRows {
  return {
    ...rows,
    startUrl: spell(rows.startUrl),
    pages: rows.pages.map((page) => spellPage(page, spell)),
    targets: rows.targets.map((target) => ({
      ...target,
      url: spell(target.url),
      ...spellEnd(target, spell),
    })),
    sitemaps: rows.sitemaps.map((file) => ({
      ...file,
      entries: file.entries.map((entry) => ({
        ...entry,
        url: spell(entry.url),
        ...(entry.hreflang && {
          hreflang: entry.hreflang.map(({ code, url }) => ({ code, url: spell(url) })),
        }),
      })),
    })),
  };
}

function spellPage(page: PageRow, spell: Spell): PageRow {
  const { facts } = page;
  const spellValue = <Named extends { value: string | null }>(named: Named): Named =>
    named.value === null ? named : { ...named, value: spell(named.value) };
  return {
    ...page,
    url: spell(page.url),
    ...spellEnd(page, spell),
    ...(facts && {
      facts: {
        ...facts,
        canonicals: facts.canonicals.map(spellValue),
        hreflang: facts.hreflang.map(spellValue),
      },
    }),
  };
}

function spellEnd({ location }: { location?: string }, spell: Spell) {
  return location === undefined ? {} : { location: spell(location) };
}
