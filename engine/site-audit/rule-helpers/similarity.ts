/** Pages that say nearly the same: candidates by simhash or by shared shingles, proven by Jaccard. */
import { fromBase64 } from "#engine/site-audit/page/base64.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";

export type Cluster = {
  /** The lowest likeness of a member to the first one, 0 to 1. */
  likeness: number;
  urls: readonly string[];
};

/** Shared shingles over all shingles of both. */
export const MIN_JACCARD = 0.8;
/** Short texts are alike by chance. */
const MIN_WORDS = 50;
/** The smallest hashes stand for the whole set (Broder 1997): two sets of likeness 0.8 share some. */
const SKETCH = 8;
/** Leaders that one page is compared with: a site of look-alikes must not cost its square. */
const MAX_COMPARED = 40;

type Member = { url: string; simhash: string; shingles: Uint32Array };
type Group = { leader: Member; members: string[]; likeness: number };

export function findClusters(pages: readonly PageRow[]): readonly Cluster[] {
  const groups: Group[] = [];
  const buckets = new Map<string, Group[]>();
  for (const page of pages) {
    const { facts } = page;
    if (facts === undefined || facts.mainWordCount < MIN_WORDS) continue;
    const member = { url: page.url, simhash: facts.simhash, shingles: readShingles(facts) };
    const keys = keysOf(member);
    const found = findGroup(member, keys, buckets);
    if (found !== undefined) {
      found.group.members.push(member.url);
      found.group.likeness = Math.min(found.group.likeness, found.likeness);
      continue;
    }
    const group = { leader: member, members: [member.url], likeness: 1 };
    groups.push(group);
    for (const key of keys) {
      const bucket = buckets.get(key) ?? [];
      if (bucket.length < MAX_COMPARED) buckets.set(key, [...bucket, group]);
    }
  }
  return groups
    .filter(({ members }) => members.length > 1)
    .map(({ members, likeness }) => ({ urls: members, likeness }))
    .toSorted((a, b) => b.urls.length - a.urls.length);
}

/** The hashes as numbers, however the row has them. */
export function readShingles({ shingles }: Pick<SitePageFacts, "shingles">): Uint32Array {
  return typeof shingles === "string" ? fromBase64(shingles) : shingles;
}

function findGroup(member: Member, keys: readonly string[], buckets: ReadonlyMap<string, Group[]>) {
  const tried = new Set<Group>();
  // The rarest first: the same few words on every page give all of them one simhash.
  const candidates = keys
    .map((key) => buckets.get(key) ?? [])
    .toSorted((a, b) => a.length - b.length);
  for (const bucket of candidates) {
    for (const group of bucket) {
      if (tried.has(group)) continue;
      tried.add(group);
      const likeness = jaccard(member.shingles, group.leader.shingles, MIN_JACCARD);
      if (likeness >= MIN_JACCARD) return { group, likeness };
      if (tried.size >= MAX_COMPARED) return undefined;
    }
  }
  return undefined;
}

/** Four quarters of the simhash: two hashes at distance 3 share one of them whole. And the sketch. */
function keysOf({ simhash, shingles }: Member): readonly string[] {
  const quarters = [0, 4, 8, 12].map((at) => `${at} ${simhash.slice(at, at + 4)}`);
  return [...quarters, ...Array.from(shingles.subarray(0, SKETCH), (hash) => `s ${hash}`)];
}

/** Of two sorted sets. Given up with 0 as soon as it cannot reach `atLeast`, which is early for most. */
export function jaccard(one: Uint32Array, other: Uint32Array, atLeast = 0): number {
  // shared / (one + other - shared) >= atLeast
  const wanted = ((one.length + other.length) * atLeast) / (1 + atLeast);
  let spare = one.length - wanted;
  let shared = 0;
  let at = 0;
  for (let each = 0; each < one.length; each += 1) {
    const hash = one[each]!;
    while (at < other.length && other[at]! < hash) at += 1;
    if (other[at] === hash) shared += 1;
    else if ((spare -= 1) < 0) return 0;
  }
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : shared / all;
}
