import { trimBy } from "#lib/text/trim-by.ts";

/** Further than this share of its letters, a path is no misspelling but another word. */
const MAX_DISTANCE_SHARE = 0.4;
/** Comparing takes the product of both lengths; no page here has a longer path. */
const MAX_LENGTH = 300;

/**
 * The known path that an unknown one most likely meant: the fewest letters to add, drop, change or
 * swap in the whole path, or in the last part alone ("/lahore" meant "/seo-services/lahore").
 */
export function findNearestPath(unknown: string, known: readonly string[]): string | undefined {
  const wanted = clean(unknown);
  if (wanted === "") return undefined;
  const wantedTail = tail(wanted);

  let nearest: string | undefined;
  let least = Infinity;
  for (const path of known) {
    const candidate = clean(path);
    if (candidate === "") continue;
    const share = Math.min(
      distanceShare(wanted, candidate),
      // A match of the last part is worth a little less than one of the whole.
      distanceShare(wantedTail, tail(candidate)) + 0.05,
    );
    if (share < least) {
      least = share;
      nearest = path;
    }
  }
  return least <= MAX_DISTANCE_SHARE ? nearest : undefined;
}

function clean(path: string): string {
  return trimBy(path.toLowerCase().slice(0, MAX_LENGTH), /\//).replace(/\.(?:html?|php)$/, "");
}

function tail(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function distanceShare(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length);
}

/** Optimal string alignment: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);

  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
