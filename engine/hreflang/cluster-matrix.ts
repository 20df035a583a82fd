/** Who lists whom among the language versions of a page, and the line that is missing. */
import { escapeHtml } from "#lib/text/escape-html.ts";
import { addressKey } from "#engine/address/address-key.ts";
import { isAbsolute, nearKey } from "./cluster-address.ts";
import type { Alternate, AnnotatedPage } from "./read-annotations.ts";
import { validateLocale } from "./validate-locale.ts";

export type MatrixCell =
  | { state: "listed"; line: number }
  /** No line points there; `add` is the one to write. */
  | { state: "missing"; add: string }
  /** An address that is almost the one: other scheme, slash, www. */
  | { state: "near"; line: number; href: string }
  /** The page was not supplied, so nothing is known. */
  | { state: "unknown" };

/** Who lists whom. Rows are pages, columns what each of them should list; the diagonal is itself. */
export type Matrix = {
  columns: readonly { url: string; hreflang: string }[];
  rows: readonly { url: string; isSupplied: boolean; cells: readonly MatrixCell[] }[];
};

export function buildMatrix(pages: readonly AnnotatedPage[]): Matrix {
  const byUrl = new Map(
    pages.flatMap((page) =>
      page.url === undefined ? [] : [[addressKey(page.url), page] as const],
    ),
  );
  const columns = collectColumns(pages, byUrl);
  const keyed = columns.map((column) => ({
    ...column,
    exact: addressKey(column.url),
    near: nearKey(column.url),
  }));
  const urls = new Map(keyed.map(({ exact, url }) => [exact, url]));
  for (const page of pages) if (page.url !== undefined) urls.set(addressKey(page.url), page.url);
  // One for all pages that were not supplied: of a thousand versions that is a million cells.
  const unknown: readonly MatrixCell[] = columns.map(() => ({ state: "unknown" }));

  return {
    columns,
    rows: [...urls].map(([id, url]) => {
      const page = byUrl.get(id);
      return { url, isSupplied: page !== undefined, cells: page ? cellsOf(page, keyed) : unknown };
    }),
  };
}

/** Every version that some page lists, with the code it is listed under first; near misses are no versions. */
function collectColumns(
  pages: readonly AnnotatedPage[],
  byUrl: ReadonlyMap<string, AnnotatedPage>,
): Matrix["columns"] {
  const columns = new Map<string, { url: string; hreflang: string }>();
  const supplied = new Map([...byUrl.keys()].map((id) => [nearKey(id), id]));

  for (const { href, hreflang } of pages.flatMap(({ alternates }) => alternates)) {
    const id = addressKey(href);
    const isNearMiss = !byUrl.has(id) && supplied.has(nearKey(href));
    if (!isAbsolute(href) || isNearMiss) continue;
    const known = columns.get(id);
    if (known && !isBetterCode(hreflang, known.hreflang)) continue;
    columns.set(id, { url: known?.url ?? href, hreflang });
  }
  for (const [id, page] of byUrl) {
    if (!columns.has(id) && page.url !== undefined && columns.size > 0) {
      columns.set(id, { url: page.url, hreflang: "…" });
    }
  }
  return [...columns.values()];
}

/** x-default says nothing about the language: any other code names the version better. */
function isBetterCode(code: string, known: string): boolean {
  return known === "x-default" && code.toLowerCase() !== "x-default";
}

/** A column with its address as the two ways of comparing have it. */
type KeyedColumn = { url: string; hreflang: string; exact: string; near: string };

function cellsOf(page: AnnotatedPage, columns: readonly KeyedColumn[]): readonly MatrixCell[] {
  const exactly = new Map<string, Alternate>();
  const nearly = new Map<string, Alternate>();
  for (const alternate of page.alternates) {
    const [exact, near] = [addressKey(alternate.href), nearKey(alternate.href)];
    if (!exactly.has(exact)) exactly.set(exact, alternate);
    if (!nearly.has(near)) nearly.set(near, alternate);
  }
  return columns.map((column) => {
    const listed = exactly.get(column.exact);
    if (listed) return { state: "listed", line: listed.line };
    const near = nearly.get(column.near);
    if (near) return { state: "near", line: near.line, href: near.href };
    return { state: "missing", add: lineFor(page.form, column) };
  });
}

function lineFor(
  form: AnnotatedPage["form"],
  { url, hreflang }: { url: string; hreflang: string },
): string {
  // A wrong code is not handed on.
  const [code, address] = [escapeHtml(correct(hreflang)), escapeHtml(url)];
  switch (form) {
    case "sitemap":
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
    case "header":
      return `Link: <${url}>; rel="alternate"; hreflang="${correct(hreflang)}"`;
    default:
      return `<link rel="alternate" hreflang="${code}" href="${address}" />`;
  }
}

function correct(hreflang: string): string {
  const { valid, suggestions } = validateLocale(hreflang);
  return valid ? hreflang : (suggestions[0] ?? hreflang);
}
