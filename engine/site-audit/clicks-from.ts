import type { LinkRow } from "./rows.ts";

/** Clicks from one page to every address that its links lead to, over the pages between. */
export function clicksFrom(home: string, links: readonly LinkRow[]): ReadonlyMap<string, number> {
  const clicks = new Map([[home, 0]]);
  const bySource = Map.groupBy(
    links.filter(({ kind }) => kind === "link"),
    ({ from }) => from,
  );
  // Grows while it is walked, nearest addresses first.
  for (const [url, count] of clicks) {
    for (const { to } of bySource.get(url) ?? []) if (!clicks.has(to)) clicks.set(to, count + 1);
  }
  return clicks;
}
