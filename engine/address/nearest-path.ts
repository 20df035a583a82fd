import { editDistance } from "#lib/text/edit-distance.ts";
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
