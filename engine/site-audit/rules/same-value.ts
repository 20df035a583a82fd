import type { At } from "#engine/site-audit/rows.ts";
import type { ReadPage } from "#engine/site-audit/site.ts";

export type Shared = { page: ReadPage; at: At<string>; pages: number; first: ReadPage };

/** Pages that share a value with another page; an empty one is no value. */
export function sameValue(
  pages: readonly ReadPage[],
  read: (page: ReadPage) => At<string> | undefined,
): readonly Shared[] {
  const values = pages.flatMap((page) => {
    const at = read(page);
    return at === undefined || at.value === "" ? [] : [{ page, at }];
  });
  return [...Map.groupBy(values, ({ at }) => at.value.toLowerCase()).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length < 2) return [];
    return same.map(({ page, at }) => ({ page, at, pages: same.length, first: first.page }));
  });
}
