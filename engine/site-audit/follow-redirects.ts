import type { PageRow } from "./rows.ts";

export type Followed = { url: string; hops: number; end: PageRow | undefined; isLoop: boolean };

const MAX_HOPS = 20;

/** Where an address ends over the redirects that were read. */
export function followRedirects(byUrl: ReadonlyMap<string, PageRow>, start: string): Followed {
  const seen = new Set<string>();
  let url = start;
  for (;;) {
    const page = byUrl.get(url);
    const { location } = page ?? {};
    if (location === undefined) return { url, hops: seen.size, end: page, isLoop: false };
    if (seen.has(url) || seen.size >= MAX_HOPS)
      return { url, hops: seen.size, end: page, isLoop: true };
    seen.add(url);
    url = location;
  }
}
