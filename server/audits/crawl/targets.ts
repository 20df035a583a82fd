import { addressKey } from "#engine/address/address-key.ts";
import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";

import type { CrawlStep, TargetKind } from "#server/audits/store/crawl-store.ts";

type Target = { n: number; url: string; kind: TargetKind };

/** Addresses that are not pages of the site: pictures, files, and links to other sites; so many of each. */
export function createTargets(limit: number, kept: readonly (Target & { isAsked: boolean })[]) {
  const known = new Set(kept.map(({ url }) => addressKey(url)));
  const waiting = kept
    .filter(({ isAsked }) => !isAsked)
    .map(({ n, url, kind }) => ({ n, url, kind }));
  const counts: Record<TargetKind, number> = { image: 0, file: 0, external: 0 };
  for (const { kind } of kept) counts[kind] += 1;
  let fresh: Target[] = [];
  let beyond = 0;
  /** By site, how many wait: those of one are asked one after the other. */
  const queues = new Map<string, number>();
  const count = ({ url }: Target, change: 1 | -1) => {
    const site = siteOf(url);
    queues.set(site, (queues.get(site) ?? 0) + change);
  };
  for (const target of waiting) count(target, 1);

  return {
    /** The new target; undefined where it is known already, or one too many. */
    add(url: string, kind: TargetKind): Target | undefined {
      const key = addressKey(url);
      if (known.has(key) || url.length > MAX_ADDRESS_CHARACTERS) return undefined;
      if (counts[kind] >= limit) {
        beyond += 1;
        return undefined;
      }
      counts[kind] += 1;
      const target = { n: known.size, url, kind };
      known.add(key);
      fresh.push(target);
      waiting.push(target);
      count(target, 1);
      return target;
    },
    /** It was asked; `waiting` is read once, so it stays there. */
    noteAsked: (target: Target) => count(target, -1),
    /** How many of one site still wait, where most do. */
    longestQueue: () => Math.max(0, ...queues.values()),
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

/** The site in whose queue an address waits. */
export function siteOf(url: string): string {
  return readRegistrableDomain(new URL(url).hostname);
}

export type Targets = ReturnType<typeof createTargets>;
