import type { Pictures } from "#engine/site-audit/contract.ts";
import { pathOf } from "#engine/address/path-of.ts";
import { namedVersions, namesVersion } from "#engine/site-audit/rules/hreflang-links.ts";
import type { ReadPage, Site } from "#engine/site-audit/site.ts";

const MAX_ROWS = 100;

/** One row for each set of language versions: what each code leads to, and whether it leads back. */
export function listHreflangRows(site: Site): Pictures["hreflang"] {
  const pages = site.readPages.filter((page) => namedVersions(site, page).length > 0);
  const seen = new Set<string>();
  const rows: Pictures["hreflang"]["rows"][number][] = [];
  const codes = new Map<string, number>();
  for (const page of pages) {
    if (seen.has(page.url) || rows.length >= MAX_ROWS) continue;
    const cells = readCells(site, page);
    for (const { code, url } of cells) {
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (url !== null) seen.add(url);
    }
    rows.push({
      page: pathOf(page.url),
      cells: cells.map(({ code, state, text }) => ({ code, state, text })),
    });
  }
  return { codes: [...codes].toSorted((a, b) => b[1] - a[1]).map(([code]) => code), rows };
}

function readCells(site: Site, page: ReadPage) {
  return namedVersions(site, page).map(({ code, value }) => {
    const cell = { code: code.toLowerCase(), url: value };
    if (value === null) return { ...cell, state: "wrong" as const, text: "No address" };
    if (code.toLowerCase() === "x-default") return { ...cell, state: "here" as const, text: "Set" };
    if (value === page.url) return { ...cell, state: "here" as const, text: "Here" };
    const other = site.find(value);
    if (other?.location !== undefined)
      return { ...cell, state: "wrong" as const, text: "Redirects" };
    if (other?.status !== undefined && other.status !== null && other.status >= 400) {
      return { ...cell, state: "wrong" as const, text: `Answers ${other.status}` };
    }
    if (other?.facts === undefined) return { ...cell, state: "none" as const, text: "Not read" };
    if (other.facts.noindex !== null)
      return { ...cell, state: "wrong" as const, text: "Says noindex" };
    const isBack = namesVersion(site, other, page.url);
    return isBack
      ? { ...cell, state: "here" as const, text: "Here" }
      : { ...cell, state: "wrong" as const, text: "No way back" };
  });
}
