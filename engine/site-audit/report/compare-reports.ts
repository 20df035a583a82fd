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
 * What was mended between two reports of one site, what is new, and what is still there. A fault is
 * the same where one of its addresses shows it both times, or the same place does: lines of the list
 * may split and grow. One that shows at more addresses is new there. What nobody looked at this time
 * is not called mended, nor what nobody looked at then called new.
 */
export function compareReports(now: Comparable, earlier: Comparable): Comparison {
  const before = indexOf(earlier);
  const after = indexOf(now);
  const isOld = (fix: SiteFix) =>
    showsAgain(fix, after, before) || (hasOwnPlace(fix) && before.keys.has(fix.key));
  const isLeft = (fix: SiteFix) =>
    showsAgain(fix, before, after) || (hasOwnPlace(fix) && after.keys.has(fix.key));
  return {
    since: earlier.startedAt,
    before: sumUp(earlier),
    now: sumUp(now),
    fixed: pick(earlier, (fix) => !isLeft(fix) && wasSeen(fix, { now, before, after })),
    added: now.fixes
      .filter(({ isNoise }) => !isNoise)
      .flatMap((fix) => toAdded(fix, { earlier, before, after, isGrown: isOld(fix) }))
      .toSorted((a, b) => b.points - a.points),
    still: pick(now, isOld),
  };
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

/** A fix with its new addresses: all of them, or those that a known one has spread to. */
function toAdded(
  fix: SiteFix,
  {
    earlier,
    before,
    after,
    isGrown,
  }: { earlier: Comparable; before: Index; after: Index; isGrown: boolean },
): readonly AddedFix[] {
  const all = [...new Set(after.ofFix.get(fix.key))];
  const known = before.ofIssue.get(fix.issue);
  const urls = isGrown
    ? all.filter((url) => known?.has(url) !== true && wasLookedAt(url, earlier, before))
    : all;
  if (isGrown && urls.length === 0) return [];
  return [
    {
      title: fix.title,
      points: isGrown ? fix.weight * urls.length : fix.points,
      at: { addresses: urls.length, first: urls.slice(0, NAMED) },
      ...(isGrown && { isGrown }),
    },
  ];
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

/** Whether one of its addresses was looked at this time, or is gone for good. */
function wasSeen(
  { key }: SiteFix,
  { now, before, after }: { now: Comparable; before: Index; after: Index },
): boolean {
  return (before.ofFix.get(key) ?? []).some((url) => {
    const page = after.pages.get(url);
    if (page !== undefined) return page.group !== "not-read" && page.group !== "no-answer";
    // Files such as robots.txt are no pages; a page that is not known any more may be an unread one.
    return !before.pages.has(url) || now.coverage.notRead === 0;
  });
}

function pick({ fixes }: Comparable, isWanted: (fix: SiteFix) => boolean): readonly ComparedFix[] {
  return fixes
    .filter((fix) => !fix.isNoise && isWanted(fix))
    .map(({ title, points }) => ({ title, points }))
    .toSorted((a, b) => b.points - a.points);
}

function sumUp({ coverage, points, fixes }: Comparable) {
  return {
    indexable: coverage.indexable,
    known: coverage.known,
    points: points.total,
    fixes: fixes.filter(({ isNoise }) => !isNoise).length,
  };
}
