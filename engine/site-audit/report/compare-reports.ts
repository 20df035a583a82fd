import { addressKey } from "#engine/address/address-key.ts";
import type {
  AddedFix,
  ComparedFix,
  Comparison,
  SiteFix,
  SiteReport,
} from "#engine/site-audit/site-report.ts";

type Comparable = Pick<
  SiteReport,
  "coverage" | "points" | "fixes" | "startedAt" | "issues" | "pages"
>;

/**
 * What changed between two reports of one site; each finding is in one group. A fault is the same
 * where one of its addresses shows it both times, or the same place does: lines of the list may split
 * and grow. What went with its page is not called fixed, and what nobody looked at is neither fixed
 * nor new.
 */
export function compareReports(now: Comparable, earlier: Comparable): Comparison {
  const readings = { now, earlier, before: indexOf(earlier), after: indexOf(now) };
  const { before, after } = readings;
  const isOld = (fix: SiteFix) =>
    showsAgain(fix, after, before) || (hasOwnPlace(fix) && before.keys.has(fix.key));
  const isLeft = (fix: SiteFix) =>
    showsAgain(fix, before, after) || (hasOwnPlace(fix) && after.keys.has(fix.key));
  const old = realFixes(now).filter(isOld);
  const left = Map.groupBy(
    realFixes(earlier).filter((fix) => !isLeft(fix)),
    (fix) => whatBecame(fix, readings),
  );
  const spread = old.map((fix) => ({
    ...fix,
    ...compareSpread(fix, readings),
    mark: findMark(fix, readings),
  }));
  return {
    since: earlier.startedAt,
    before: sumUp(earlier),
    now: sumUp(now),
    fixed: toCompared(left.get("fixed")),
    worse: sortByPoints(
      spread
        .filter(({ grown, shrunk }) => grown.length > shrunk.length)
        .map((fix) => ({ ...toAdded(fix, fix.grown), ...marked(fix) })),
    ),
    better: sortByPoints(
      spread
        .filter(({ grown, shrunk }) => grown.length < shrunk.length)
        .map((fix) => ({
          title: fix.title,
          points: fix.weight * fix.shrunk.length,
          ...marked(fix),
        })),
    ),
    gone: toCompared(left.get("gone")),
    added: sortByPoints(
      realFixes(now)
        .filter((fix) => !isOld(fix))
        .map((fix) => toAdded(fix, [...new Set(after.ofFix.get(fix.key))])),
    ),
    still: toCompared(spread.filter(({ grown, shrunk }) => grown.length === shrunk.length)),
    unseen: toCompared(left.get("unseen")),
  };
}

/** `mark`: of the earlier report. */
type Marked = { mark?: SiteFix["mark"] | undefined };

type Readings = { now: Comparable; earlier: Comparable; before: Index; after: Index };

function realFixes({ fixes }: Comparable): readonly SiteFix[] {
  return fixes.filter(({ isNoise }) => !isNoise);
}

type Index = {
  keys: ReadonlySet<string>;
  /** By the key of a fix, its addresses; by the name of an issue, all that show it. */
  ofFix: ReadonlyMap<string, readonly string[]>;
  ofIssue: ReadonlyMap<string, ReadonlySet<string>>;
  pages: ReadonlyMap<string, Comparable["pages"][number]>;
};

function indexOf({ fixes, issues, pages }: Comparable): Index {
  const places = issues.flatMap(({ pages: shown }) => shown);
  const byFix = Map.groupBy(places, ({ fix }) => fix);
  return {
    keys: new Set(fixes.filter(({ isNoise }) => !isNoise).map(({ key }) => key)),
    ofFix: new Map(
      [...byFix].map(([key, those]) => [key, those.map(({ url }) => addressKey(url))]),
    ),
    ofIssue: new Map(
      issues.map(({ id, pages: shown }) => [id, new Set(shown.map(({ url }) => addressKey(url)))]),
    ),
    pages: new Map(pages.map((page) => [addressKey(page.url), page])),
  };
}

function showsAgain({ key, issue }: SiteFix, here: Index, there: Index): boolean {
  return (here.ofFix.get(key) ?? []).some((url) => there.ofIssue.get(issue)?.has(url) === true);
}

const NAMED = 3;

function toAdded(
  { title, weight }: Pick<SiteFix, "title" | "weight">,
  urls: readonly string[],
): AddedFix {
  return {
    title,
    points: weight * urls.length,
    at: { addresses: urls.length, first: urls.slice(0, NAMED) },
  };
}

/** What a fault was in the earlier report: the same line of the list, or lines that share an address. */
function findEarlier({ key, issue }: SiteFix, { earlier, before, after }: Readings) {
  const urls = new Set(after.ofFix.get(key));
  return realFixes(earlier).filter(
    (fix) =>
      fix.issue === issue &&
      (fix.key === key || before.ofFix.get(fix.key)?.some((url) => urls.has(url)) === true),
  );
}

/** How a fault that is still there was marked; undefined where only a part of it was. */
function findMark(fix: SiteFix, readings: Readings): SiteFix["mark"] {
  const marks = findEarlier(fix, readings).map(({ mark }) => mark);
  const [first] = marks;
  return marks.every((mark) => mark?.state === first?.state) ? first : undefined;
}

function marked({ key, mark }: Pick<SiteFix, "key"> & Marked): Pick<ComparedFix, "mark"> {
  return mark === undefined ? {} : { mark: { fix: key, ...mark } };
}

/** Of a fault that is still there: addresses that show it since, and those that show it no more. */
function compareSpread(fix: SiteFix, readings: Readings) {
  const { now, earlier, before, after } = readings;
  const shown = after.ofIssue.get(fix.issue);
  const known = before.ofIssue.get(fix.issue);
  const urls = new Set(after.ofFix.get(fix.key));
  const then = findEarlier(fix, readings).flatMap(({ key }) => before.ofFix.get(key) ?? []);
  return {
    grown: [...urls].filter((url) => known?.has(url) !== true && wasLookedAt(url, earlier, before)),
    shrunk: [...new Set(then)].filter(
      (url) =>
        shown?.has(url) !== true && isSeen(url, now, { before, after }) && isThere(url, after),
    ),
  };
}

/** Whether it was read then, or was not there. */
function wasLookedAt(url: string, earlier: Comparable, before: Index): boolean {
  const page = before.pages.get(url);
  if (page !== undefined) return page.group !== "not-read" && page.group !== "no-answer";
  return earlier.coverage.notRead === 0;
}

/** Doubles in several places are numbered by their order, which tells nothing of what they are. */
function hasOwnPlace({ key }: SiteFix): boolean {
  return !/\/several-places(?:-\d+)?$/.test(key);
}

/** What became of a fault that no address shows any more. */
function whatBecame(
  { key }: SiteFix,
  { now, before, after }: Readings,
): "fixed" | "gone" | "unseen" {
  const urls = before.ofFix.get(key) ?? [];
  const seen = urls.filter((url) => isSeen(url, now, { before, after }));
  if (seen.length === 0) return "unseen";
  return seen.some((url) => isThere(url, after) || !isThere(url, before)) ? "fixed" : "gone";
}

/** Whether a page answers at an address; a fault of a dead address is fixed once nothing names it. */
function isThere(url: string, { pages }: Index): boolean {
  const page = pages.get(url);
  return page !== undefined && (page.status === null || page.status < 400);
}

/** Whether an address was looked at this time, or is gone for good. */
function isSeen(
  url: string,
  now: Comparable,
  { before, after }: Pick<Readings, "before" | "after">,
) {
  const page = after.pages.get(url);
  if (page !== undefined) return page.group !== "not-read" && page.group !== "no-answer";
  // Files such as robots.txt are no pages; a page that is not known any more may be an unread one.
  return !before.pages.has(url) || now.coverage.notRead === 0;
}

function toCompared(
  fixes: readonly (Omit<SiteFix, "mark"> & Marked)[] = [],
): readonly ComparedFix[] {
  return sortByPoints(
    fixes.map((fix) => ({ title: fix.title, points: fix.points, ...marked(fix) })),
  );
}

function sortByPoints<Fix extends ComparedFix>(fixes: readonly Fix[]): readonly Fix[] {
  return fixes.toSorted((a, b) => b.points - a.points);
}

function sumUp({ coverage, points, fixes }: Comparable) {
  return {
    indexable: coverage.indexable,
    known: coverage.known,
    points: points.total,
    fixes: fixes.filter(({ isNoise }) => !isNoise).length,
  };
}
