/** What changed between two readings of one site, address by address. */
import { shorten } from "#lib/text/shorten.ts";
import {
  pageChangeKinds,
  type PageChange,
  type PageChangeKind,
  type PageChanges,
} from "#engine/site-audit/page-changes.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { PageNotReadReason } from "#engine/site-audit/rows.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

const MAX_PAGE_CHANGES = 200;
const MAX_TEXT = 200;
/** A text that has lost or gained more than this share of its words. */
const MOST_WORDS = 0.5;
/** Reasons for which an address was not opened that may link to others. */
const UNREAD: ReadonlySet<PageNotReadReason> = new Set(["limit", "depth", "stopped"]);
/** Their findings are addresses that answer an error, with the code as evidence. */
const DEAD_RULES: ReadonlySet<string> = new Set(["status-4xx", "status-5xx"]);
const GONE: ReadonlySet<number | null> = new Set([404, 410]);

type Known = Pick<SiteReport, "startUrl" | "bounds" | "pages">;

/** Its dead addresses are no pages of it: its findings name them. */
type Earlier = Known & Partial<Pick<SiteReport, "issues">>;

/** `answerOf`: what an address answers now; redirects and dead links are not among a report's pages. */
export type PagesNow = Known & {
  answerOf: (url: string) => { status: number | null; location?: string } | undefined;
};

/**
 * Each change once: of a page that is gone nothing else is told, and the address that a page moved to
 * is not called new. What one of the readings did not ask, or got no answer from, has not changed.
 */
export function comparePages(now: PagesNow, earlier: Earlier): PageChanges {
  const before = new Map(earlier.pages.map((page) => [toOrigin(page.url, earlier, now), page]));
  const after = new Map(now.pages.map((page) => [page.url, page]));
  const gone = [...before].filter(([url, page]) => isAnswered(page) && !after.has(url));
  const fresh = now.pages.filter((page) => isFresh(page, before));
  const twins = findTwins(gone, fresh);
  const changes = [
    ...gone.flatMap(([url, page]) => tellGone(url, page, { now, twins })),
    ...now.pages.flatMap((page) => comparePage(page, before.get(page.url))),
  ];
  const targets = new Set(changes.flatMap(({ kind, is }) => (kind === "moved" ? [is] : [])));
  const dead = findDead(earlier, now);
  const back = fresh.flatMap(({ url, status }): PageChange[] => {
    const was = dead.get(url);
    return was === undefined || targets.has(url)
      ? []
      : [{ url, kind: "status", was, is: String(status) }];
  });
  const added =
    isWhole(earlier) && isWhole(now)
      ? fresh.filter(({ url }) => !targets.has(url) && !dead.has(url))
      : [];
  return sumUp(
    [
      ...changes,
      ...back,
      ...added.map((page): PageChange => ({
        url: page.url,
        kind: "added",
        was: "",
        is: words(page),
      })),
    ],
    (url) => Math.max(after.get(url)?.inlinks ?? 0, before.get(url)?.inlinks ?? 0),
  );
}

/** Under its new scheme or www, a site has the same pages. */
function toOrigin(url: string, earlier: Known, now: Known): string {
  const [old, fresh] = [new URL(earlier.startUrl).origin, new URL(now.startUrl).origin];
  return old !== fresh && url.startsWith(`${old}/`) ? fresh + url.slice(old.length) : url;
}

function isAnswered({ status }: ReportPage): boolean {
  return status !== null && status < 300;
}

function isFresh(page: ReportPage, before: ReadonlyMap<string, ReportPage>): boolean {
  return isAnswered(page) && !before.has(page.url);
}

/** Addresses that answered an error at the earlier reading, each with its code. */
function findDead(earlier: Earlier, now: PagesNow): ReadonlyMap<string, string> {
  const found = (earlier.issues ?? []).filter(({ id }) => DEAD_RULES.has(id));
  return new Map(
    found
      .flatMap(({ pages }) => pages)
      .flatMap(({ url, evidence }): [string, string][] => {
        const status = /\b[45]\d\d\b/.exec(evidence)?.[0];
        return status === undefined ? [] : [[toOrigin(url, earlier, now), status]];
      }),
  );
}

/** Nothing that was known was left out for want of time, depth or room. */
function isWhole({ pages, bounds }: Known): boolean {
  const isCut = bounds.some(({ id }) => id === "report");
  return !isCut && pages.every(({ notRead }) => notRead === undefined || !UNREAD.has(notRead));
}

/** Pages that went and pages that came with the same words: by the old address, the new one. */
function findTwins(
  gone: readonly (readonly [string, ReportPage])[],
  fresh: readonly ReportPage[],
): ReadonlyMap<string, string> {
  const left = Map.groupBy(gone, ([, page]) => hash(page));
  const came = Map.groupBy(fresh, hash);
  const twins = [...left].flatMap(([text, those]): [string, string][] => {
    const [url] = those[0] ?? [];
    const [twin] = came.get(text) ?? [];
    const isSure = text !== "" && those.length === 1 && came.get(text)?.length === 1;
    return isSure && url !== undefined && twin !== undefined ? [[url, twin.url]] : [];
  });
  return new Map(twins);
}

const hash = ({ details }: ReportPage) => details?.textHash ?? "";

type Places = { now: PagesNow; twins: ReadonlyMap<string, string> };

/** A page that is not among the pages any more. */
function tellGone(url: string, page: ReportPage, { now, twins }: Places): readonly PageChange[] {
  const was = String(page.status);
  const { status = null, location } = now.answerOf(url) ?? {};
  const to = location ?? twins.get(url);
  if (to !== undefined) return [{ url, kind: "moved", was, is: to }];
  if (status !== null && status >= 400) {
    const kind = GONE.has(status) ? "removed" : "status";
    return [{ url, kind, was, is: String(status), ...outOf(page) }];
  }
  return isWhole(now) ? [{ url, kind: "removed", was, is: "" }] : [];
}

function comparePage(page: ReportPage, before: ReportPage | undefined): readonly PageChange[] {
  if (before === undefined || page.status === null || before.status === null) return [];
  const { url } = page;
  const out = page.indexable ? {} : outOf(before);
  if (page.status !== before.status) {
    return [{ url, kind: "status", was: String(before.status), is: String(page.status), ...out }];
  }
  if (page.details === undefined || before.details === undefined || !isAnswered(page)) return [];
  const changes: PageChange[] = [];
  const add = (kind: PageChangeKind, was: string, is: string) => {
    if (was !== is) changes.push({ url, kind, was, is });
  };
  add("noindex", sayNoindex(before), sayNoindex(page));
  add("canonical", canonicalOf(before, url), canonicalOf(page, url));
  add("title", before.title ?? "", page.title ?? "");
  if (hasOtherWords(before, page)) add("words", words(before), words(page));
  return changes.map((change) =>
    change.kind === "noindex" || change.kind === "canonical" ? { ...change, ...out } : change,
  );
}

function outOf({ indexable }: ReportPage): { isOut?: true } {
  return indexable ? { isOut: true } : {};
}

function sayNoindex({ details }: ReportPage): string {
  return /\b(?:noindex|none)\b/i.test(`${details?.robots} ${details?.xRobotsTag}`) ? "noindex" : "";
}

/** In full; "" where it names none, or the page itself. */
function canonicalOf({ details, url: own }: ReportPage, url: string): string {
  const named = details?.canonical ?? "";
  const full = named === "" ? "" : (URL.parse(named, own)?.href ?? named);
  return full === own || full === url ? "" : full;
}

function countOf({ details, wordCount }: ReportPage): number {
  return details?.mainWordCount ?? wordCount ?? 0;
}

const words = (page: ReportPage) => String(countOf(page));

function hasOtherWords(before: ReportPage, now: ReportPage): boolean {
  return Math.abs(countOf(now) - countOf(before)) > countOf(before) * MOST_WORDS;
}

function sumUp(changes: readonly PageChange[], inlinksOf: (url: string) => number): PageChanges {
  const counts = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, those]) => [
    kind,
    those.length,
  ]);
  const rows = changes
    .toSorted(
      (a, b) =>
        Number(b.isOut ?? false) - Number(a.isOut ?? false) ||
        pageChangeKinds.indexOf(a.kind) - pageChangeKinds.indexOf(b.kind) ||
        inlinksOf(b.url) - inlinksOf(a.url) ||
        (a.url < b.url ? -1 : 1),
    )
    .slice(0, MAX_PAGE_CHANGES)
    .map((change) => ({
      ...change,
      was: shorten(change.was, MAX_TEXT),
      is: shorten(change.is, MAX_TEXT),
    }));
  return {
    total: changes.length,
    counts: Object.fromEntries(counts) as PageChanges["counts"],
    rows,
  };
}
