/**
 * Checks pages that are versions of one another: codes, addresses, self-reference, return tags.
 * "Each language version must list itself as well as all other language versions. […] If two pages
 * don't both point to each other, the tags will be ignored."
 * https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines
 */
import { addressKey } from "#engine/address/address-key.ts";
import { tellUnknownRel } from "#engine/links/unknown-rel.ts";
import { isAbsolute, nearKey } from "./cluster-address.ts";
import { buildMatrix, type Matrix } from "./cluster-matrix.ts";
import type { Alternate, AnnotatedPage } from "./read-annotations.ts";
import { splitLocale, validateLocale } from "./validate-locale.ts";

export type ClusterFinding = {
  severity: "error" | "warning";
  /** Address of the page to change, or what stands for it. */
  page: string;
  line?: number;
  message: string;
  /** The exact line to add, where one is missing. */
  add?: string;
};

export type ClusterReport = {
  findings: readonly ClusterFinding[];
  matrices: readonly Matrix[];
  pageCount: number;
};

const UNNAMED = "the page without an address";

/**
 * The matrix of who lists whom, and what is wrong: codes, addresses, missing return links. Pages are
 * compared by their addresses as written: a near miss is named, never normalised away. A listed page
 * that was not supplied is unknown, not wrong.
 */
export function checkCluster(pages: readonly AnnotatedPage[]): ClusterReport {
  const clusters = groupPages(pages);
  const matrices = clusters.map(buildMatrix).filter((matrix) => matrix.columns.length > 0);

  return {
    findings: [...pages.flatMap(checkPage), ...matrices.flatMap(findMissingLinks)],
    matrices,
    pageCount: pages.length,
  };
}

/** What can be said of a page by itself. */
function checkPage(page: AnnotatedPage): readonly ClusterFinding[] {
  const name = page.url ?? UNNAMED;
  const findings: ClusterFinding[] = [];
  const add = (severity: ClusterFinding["severity"], message: string, line?: number) =>
    findings.push({ severity, page: name, ...(line !== undefined && { line }), message });

  if (page.url === undefined) {
    add("warning", "The page's own address is not known: give it, or add a canonical link");
  }
  if (page.isNoindex && page.alternates.length > 0) {
    add("error", "The page is marked noindex: its annotations are not used");
  }
  if (page.canonical !== undefined && page.url !== undefined && page.alternates.length > 0) {
    const canonical = URL.parse(page.canonical, page.url)?.href ?? page.canonical;
    if (addressKey(canonical) !== addressKey(page.url)) {
      add(
        "error",
        `The canonical link names another page, ${canonical}: annotate that one instead`,
      );
    }
  }
  for (const { rel, line } of page.wrongRels ?? []) {
    add("error", `This link ${tellUnknownRel(rel)}: it names no language version`, line);
  }
  for (const alternate of page.alternates) checkAlternate(alternate, add);
  findContradictions(page.alternates, add);
  return findings;
}

type Add = (severity: ClusterFinding["severity"], message: string, line?: number) => void;

function checkAlternate({ hreflang, href, line, isInHead }: Alternate, add: Add): void {
  const { valid, reason, suggestions, warning } = validateLocale(hreflang);
  if (!valid) {
    const meant = suggestions.length > 0 ? ` Write ${suggestions.join(" or ")}.` : "";
    add("error", `hreflang="${hreflang}": ${reason}.${meant}`, line);
  } else if (warning) add("warning", warning, line);

  if (!isAbsolute(href)) {
    add("error", `href="${href}" is not a whole address: begin with https://`, line);
  }
  if (!isInHead) {
    add("error", "This link stands in the body; only those in the head count", line);
  }
}

/** One code with two addresses; one address in two languages. */
function findContradictions(alternates: readonly Alternate[], add: Add): void {
  const byCode = Map.groupBy(alternates, ({ hreflang }) => hreflang.toLowerCase());
  for (const [code, same] of byCode) {
    const [first, ...others] = same;
    for (const other of others) {
      if (first && addressKey(other.href) !== addressKey(first.href)) {
        add(
          "error",
          `${code} has two addresses: ${first.href} on line ${first.line} and this one`,
          other.line,
        );
      }
    }
  }
  const byAddress = Map.groupBy(alternates, ({ href }) => addressKey(href));
  for (const same of byAddress.values()) {
    const spoken = same.filter(({ hreflang }) => hreflang.toLowerCase() !== "x-default");
    const [first, ...others] = spoken;
    const other = others.find(
      ({ hreflang }) =>
        first && splitLocale(hreflang).language !== splitLocale(first.hreflang).language,
    );
    if (first && other) {
      add(
        "warning",
        `One address in two languages: ${first.hreflang} on line ${first.line} and ${other.hreflang}`,
        other.line,
      );
    }
  }
}

/** Each empty cell of a supplied page, said as a sentence with the line to add. */
function findMissingLinks({ rows, columns }: Matrix): readonly ClusterFinding[] {
  const rowOf = new Map(rows.map((row) => [addressKey(row.url), row]));
  const columnOf = new Map(columns.map(({ url }, index) => [addressKey(url), index]));

  // Of a page that was not supplied nothing is known, and there may be thousands.
  const supplied = rows.filter(({ isSupplied }) => isSupplied);
  return supplied.flatMap((row) =>
    row.cells.flatMap((cell, index): ClusterFinding[] => {
      const column = columns[index];
      if (!column) return [];
      if (cell.state === "near") {
        return [
          {
            severity: "error",
            page: row.url,
            line: cell.line,
            message: `${cell.href} is almost, but not, ${column.url}: scheme, www and slash must be the same`,
          },
        ];
      }
      if (cell.state !== "missing") return [];
      const missing = { page: row.url, add: cell.add };
      if (addressKey(column.url) === addressKey(row.url)) {
        return [{ ...missing, severity: "error", message: "The page does not list itself" }];
      }
      const own = columnOf.get(addressKey(row.url));
      const back = own === undefined ? undefined : rowOf.get(addressKey(column.url))?.cells[own];
      return [
        back?.state === "listed"
          ? {
              ...missing,
              severity: "error",
              message: `No return tag: the page does not list ${column.url}`,
            }
          : {
              ...missing,
              severity: "warning",
              message: `The page does not list ${column.url}, which other pages list`,
            },
      ];
    }),
  );
}

/** Pages that name one another, directly or by way of a third. */
function groupPages(pages: readonly AnnotatedPage[]): readonly (readonly AnnotatedPage[])[] {
  const parent = new Map<string, string>();
  const find = (url: string): string => {
    let root = url;
    while ((parent.get(root) ?? root) !== root) root = parent.get(root) ?? root;
    // Everything on the way leads there at once from now on.
    for (let at = url; at !== root;) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    return root;
  };

  for (const [index, page] of pages.entries()) {
    const id = idOf(page, index);
    if (!parent.has(id)) parent.set(id, id);
    for (const { href } of page.alternates) {
      const other = nearKey(href);
      if (!parent.has(other)) parent.set(other, other);
      parent.set(find(id), find(other));
    }
    if (page.url !== undefined) {
      const near = nearKey(page.url);
      if (!parent.has(near)) parent.set(near, near);
      parent.set(find(id), find(near));
    }
  }
  const annotated = [...pages.entries()].filter(
    ([, page]) => page.alternates.length > 0 || page.url !== undefined,
  );
  return [...Map.groupBy(annotated, ([index, page]) => find(idOf(page, index))).values()].map(
    (group) => group.map(([, page]) => page),
  );
}

function idOf(page: AnnotatedPage, index: number): string {
  return page.url === undefined ? `#${index}` : addressKey(page.url);
}
