import type { CheckedLink } from "#engine/links/checked-link.ts";

export type LinkFilter = "all" | "followed" | "not followed" | "internal" | "external" | "noted";
export type SortKey = "line" | "url" | "text" | "status";
export type LinkOrder = { key: SortKey; isDescending: boolean };

const keeps: Record<LinkFilter, (link: CheckedLink) => boolean> = {
  all: () => true,
  followed: ({ status }) => status === "followed",
  "not followed": ({ status }) => status === "not followed",
  internal: ({ isWeb, external }) => isWeb && !external,
  external: ({ isWeb, external }) => isWeb && external,
  noted: ({ notes }) => notes.length > 0,
};

/** What the table shows, and what the CSV holds. Equal rows stay in the order of the page. */
export function selectLinks(
  links: readonly CheckedLink[],
  { filter, search, order }: { filter: LinkFilter; search: string; order: LinkOrder },
): readonly CheckedLink[] {
  const wanted = search.trim().toLowerCase();
  const direction = order.isDescending ? -1 : 1;
  return links
    .filter(keeps[filter])
    .filter(({ url, text }) => `${url} ${text}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => direction * compare(a[order.key], b[order.key]));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a) < String(b)
      ? -1
      : Number(a !== b);
}
