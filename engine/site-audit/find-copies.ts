/** Decides once, before any rule runs, which addresses of a crawl are one page. */
import { originFormOf, widestFormOf } from "#engine/address/address-forms.ts";
import { readPattern } from "#engine/site-audit/frontier/address-pattern.ts";
import type { PageRow } from "./rows.ts";
import { jaccard, MIN_JACCARD, readShingles } from "#engine/site-audit/rule-helpers/similarity.ts";

/** Another address of a page. `row`: what it answers. */
export type AddressCopy = { page: string; row: PageRow };

/**
 * By address: those that differ from a page's own in their form alone and give the same page. The page's
 * own is the one that is open to Google, at the home page's origin, without parameters, linked, and near.
 */
export function findCopies(
  pages: readonly PageRow[],
  home: string,
): ReadonlyMap<string, AddressCopy> {
  const copies = new Map<string, AddressCopy>();
  const { origin } = new URL(home);
  const asked = pages.filter(({ location }) => location === undefined);
  for (const forms of Map.groupBy(asked, ({ url }) => widestFormOf(url)).values()) {
    if (forms.length < 2) continue;
    const originals = createOriginals(origin);
    for (const row of forms.toSorted(byPlainness(origin))) {
      const page = originals.take(row);
      if (page !== undefined) copies.set(row.url, { page, row });
    }
  }
  return copies;
}

/** Pages that differ, although their addresses do so in their form alone. */
function createOriginals(origin: string) {
  const byText = new Map<string, PageRow>();
  const bySearch = new Map<string, PageRow[]>();
  return {
    /** The page that this row is a copy of; undefined where it is one itself. */
    take(row: PageRow): string | undefined {
      const { search } = new URL(row.url);
      const text = `${row.facts?.textHash ?? ""} ${titleOf(row)}`;
      const alike = bySearch.get(search) ?? [];
      const sameText = row.facts === undefined ? undefined : byText.get(text);
      const original =
        alike.find((each) => isSamePage(each, row, origin)) ??
        (sameText !== undefined && isOnlyLonger(sameText, row) ? sameText : undefined);
      if (original !== undefined) return original.url;
      bySearch.set(search, [...alike, row]);
      if (!byText.has(text)) byText.set(text, row);
      return undefined;
    },
  };
}

const titleOf = ({ facts }: PageRow) => facts?.titles[0]?.value ?? "";

/** With the same parameters. What is no HTML is one where http, https and www are all that differs. */
function isSamePage(one: PageRow, other: PageRow, origin: string): boolean {
  if (one.facts !== undefined && other.facts !== undefined) {
    const isEqual = one.facts.textHash === other.facts.textHash;
    const isNearly = () =>
      jaccard(readShingles(one.facts!), readShingles(other.facts!), MIN_JACCARD) >= MIN_JACCARD;
    return titleOf(one) === titleOf(other) && (isEqual || isNearly());
  }
  if (originFormOf(one.url) !== originFormOf(other.url)) return false;
  if (other.status !== null) return one.status === other.status && one.facts === other.facts;
  const isRead = one.status !== null && new URL(one.url).origin === origin;
  return isRead || one.notRead?.reason === other.notRead?.reason;
}

/**
 * Whether the parameters change nothing in the page. A page without words shows nothing by its text, and
 * two entries of a numbered list are two pages.
 */
function isOnlyLonger(page: PageRow, { url, facts }: PageRow): boolean {
  const isNumbered = readPattern(new URL(url)).kind === "page";
  return (facts?.mainWordCount ?? 0) > 0 && (!page.url.includes("?") || !isNumbered);
}

function byPlainness(origin: string) {
  const keysOf = ({ url, facts, foundBy, depth, status }: PageRow): readonly number[] => [
    Number(status === null),
    Number(facts !== undefined && facts.noindex !== null),
    Number(new URL(url).origin !== origin),
    Number(url.includes("?")),
    Number(!foundBy.some((by) => by === "start" || by === "link")),
    depth ?? Infinity,
    Number(!foundBy.includes("sitemap")),
    url.length,
  ];
  return (one: PageRow, other: PageRow) => {
    const [own, others] = [keysOf(one), keysOf(other)];
    const at = own.findIndex((key, index) => key !== others[index]);
    if (at === -1) return one.url < other.url ? -1 : 1;
    return own[at]! < others[at]! ? -1 : 1;
  };
}
