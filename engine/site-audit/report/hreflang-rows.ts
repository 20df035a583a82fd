import type { Pictures } from "#engine/site-audit/pictures.ts";
import { pathOf } from "#engine/address/path-of.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { namedVersions, namesVersion } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

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
  const right: Cell = { state: "here", text: isDefault ? "Set" : "Here" };
  if (value === null) return wrong("No address");
  const other = site.find(value);
  if (other?.location !== undefined) return wrong("Redirects");
  const status = other?.status ?? null;
  if (status !== null && status >= 400) return wrong(`Answers ${status}`);
  if (other?.facts === undefined) return isDefault ? right : { state: "none", text: "Not read" };
  if (other.facts.noindex !== null) return wrong("Says noindex");
  const canonical = onlyCanonical(other.facts.canonicals);
  if (canonical !== null && canonical !== value) return wrong("Canonical elsewhere");
  return isDefault || value === page.url || namesVersion(site, other, page.url)
    ? right
    : wrong("No way back");
}

function wrong(text: string): Cell {
  return { state: "wrong", text };
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
