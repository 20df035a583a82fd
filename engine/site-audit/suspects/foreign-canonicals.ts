import { isKin } from "#engine/address/is-kin.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";
import { findForeignTrade } from "./find-foreign-trade.ts";

/** One or two are a text taken over, or a slip. Our choice. */
const LEAST_PAGES = 3;

const known = new WeakMap<Site, ReadonlyMap<string, string>>();

/** By page, an unrelated site that it and others name as their original: beside their own, or one of a foreign trade. */
export function foreignCanonicals(site: Site): ReadonlyMap<string, string> {
  const made = known.get(site) ?? findAll(site);
  known.set(site, made);
  return made;
}

function findAll(site: Site): ReadonlyMap<string, string> {
  const found = site.readPages.flatMap((page) => {
    const href = findForeign(site, page);
    return href === undefined ? [] : [{ url: page.url, href, host: new URL(href).hostname }];
  });
  const groups = [...Map.groupBy(found, ({ host }) => host).values()];
  const many = groups.filter(({ length }) => length >= LEAST_PAGES).flat();
  return new Map(many.map(({ url, href }) => [url, href]));
}

function findForeign(site: Site, { facts }: AuditedPage): string | undefined {
  const named = facts.canonicals.flatMap(({ value }) => value ?? []);
  const isBesideOwn = named.some((value) => site.isOwn(value));
  return named.find((value) => {
    if (site.isOwn(value) || isKin(new URL(value).hostname, new URL(site.home).hostname))
      return false;
    const words = value.replaceAll(/[-_/.+:?=&]/g, " ");
    return isBesideOwn || findForeignTrade(site, words) !== undefined;
  });
}
