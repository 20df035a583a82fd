import type { Pictures } from "#engine/site-audit/pictures.ts";
import { pathOf } from "#engine/address/path-of.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { namedVersions, namesVersion } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

const MAX_ROWS = 100;

/** One row for each set of language versions: what each code leads to, and whether it leads back. Counted are all sets. */
export function listHreflangRows(site: Site): Pictures["hreflang"] {
  const pages = site.readPages.filter((page) => namedVersions(site, page).length > 0);
  const seen = new Set<string>();
  const rows: Pictures["hreflang"]["rows"][number][] = [];
  const codes = new Map<string, number>();
  for (const page of pages) {
    if (seen.has(page.url)) continue;
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
  const wrongSets = rows.filter(({ cells }) => cells.some(({ state }) => state === "wrong")).length;
  return {
    codes: [...codes].toSorted((a, b) => b[1] - a[1]).map(([code]) => code),
    rows: rows.slice(0, MAX_ROWS),
    counts: { sets: rows.length, wrong: wrongSets },
  };
}

function readCells(site: Site, page: AuditedPage) {
  return namedVersions(site, page).map(({ code, value }) => ({
    code: writeCode(code),
    url: value,
    ...readCell(site, page, { isDefault: code.toLowerCase() === "x-default", value }),
  }));
}

type Cell = Pick<Pictures["hreflang"]["rows"][number]["cells"][number], "state" | "text">;

function readCell(
  site: Site,
  page: AuditedPage,
  { isDefault, value }: { isDefault: boolean; value: string | null },
): Cell {
  if (value === null) return { state: "wrong", text: "No address" };
  const other = site.find(value);
  const fault = findFault(other, value);
  if (fault !== undefined) return { state: "wrong", text: fault };
  if (isDefault) return { state: "here", text: "Set" };
  if (other?.facts === undefined) return { state: "none", text: "Not read" };
  return value === page.url || namesVersion(site, other, page.url)
    ? { state: "here", text: "Here" }
    : { state: "wrong", text: "No way back" };
}

/** Why Google would not take a page as a version; undefined also where it was not read. */
function findFault(page: PageRow | undefined, url: string): string | undefined {
  if (page === undefined) return undefined;
  const { location, status, facts } = page;
  if (location !== undefined) return "Redirects";
  if (status !== null && status >= 400) return `Answers ${status}`;
  if (facts === undefined) return undefined;
  if (facts.noindex !== null) return "Says noindex";
  const canonical = onlyCanonical(facts.canonicals);
  return canonical === null || canonical === url ? undefined : "Canonical elsewhere";
}

/** "ur-pk" as it is written: "ur-PK". https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1 */
function writeCode(code: string): string {
  const [language = "", ...rest] = code.toLowerCase().split("-");
  if (language === "x") return code.toLowerCase();
  const more = rest.map((part) => {
    if (part.length === 2) return part.toUpperCase();
    return part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1) : part;
  });
  return [language, ...more].join("-");
}
