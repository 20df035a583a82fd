import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";

import type { CrawlStep, TargetKind } from "#server/site-audit/store/crawl-store.ts";

type Target = { n: number; url: string; kind: TargetKind };

/** Addresses that are no pages of the site: pictures, and what leads elsewhere; so many of each. */
export function createTargets(limit: number, kept: readonly (Target & { isAsked: boolean })[]) {
  const known = new Set(kept.map(({ url }) => url));
  const waiting = kept
    .filter(({ isAsked }) => !isAsked)
    .map(({ n, url, kind }) => ({ n, url, kind }));
  const counts: Record<TargetKind, number> = { image: 0, external: 0 };
  for (const { kind } of kept) counts[kind] += 1;
  let fresh: Target[] = [];
  let beyond = 0;

  return {
    /** The new target; undefined where it is known already, or one too many. */
    add(url: string, kind: TargetKind): Target | undefined {
      if (known.has(url) || url.length > MAX_ADDRESS_CHARACTERS) return undefined;
      if (counts[kind] >= limit) {
        beyond += 1;
        return undefined;
      }
      counts[kind] += 1;
      const target = { n: known.size, url, kind };
      known.add(url);
      fresh.push(target);
      waiting.push(target);
      return target;
    },
    waiting: (): readonly Target[] => waiting,
    /** Places that name an address past the limit; one address may be counted more than once. */
    isBeyond: () => beyond > 0,
    takeChanges(): Pick<CrawlStep, "newTargets"> {
      const newTargets = fresh;
      fresh = [];
      return { newTargets };
    },
  };
}

export type Targets = ReturnType<typeof createTargets>;
