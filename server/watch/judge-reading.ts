import { addressKey } from "#engine/address/address-key.ts";
import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { Comparison, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import type { ChangedFix } from "#lib/desk/watch.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

import { listFaults, sayFault } from "./list-faults.ts";
import { describeLost, findLost } from "./find-lost.ts";
import type { DoneReading, ReadingJudgement } from "./readings.ts";
import { sayCounts, tellAddressChanges } from "./tell-address-changes.ts";

/** So many of each list are kept with a reading. */
const MOST_LISTED = 20;

type Reading = {
  state: SiteAuditState;
  /** Every page of it, and of the one before; none where there was none. */
  pages: readonly ReportPage[];
  before: readonly ReportPage[];
  /** What is kept of the reading before, whether its report is there or not. */
  earlier?: Pick<DoneReading, "at" | "points" | "indexable" | "known"> | undefined;
};

/** A new fault that keeps pages out of Google. `fix`: what to do, for a developer. */
type BlockingFault = { title: string; addresses: number; fix: string };

export type JudgedReading = ReadingJudgement & {
  /** All that could be indexed and cannot be now. */
  lost: readonly ReportPage[];
  blocking: readonly BlockingFault[];
  /** Start of the site, by which its addresses are named; "" where none is. */
  home: string;
  /** Something that keeps pages out of Google is new: a mail goes out. */
  hinders: boolean;
};

const NOTHING_NEW = { lost: [], blocking: [], home: "", hinders: false } as const;

/** What a reading says beside the one before. */
export function judgeReading(reading: Reading): JudgedReading {
  const { state, earlier } = reading;
  const { report } = state;
  if (report === undefined || (report.pagesRead === 0 && report.coverage.byMistake === 0)) {
    return notRead(state.detail ?? report?.sentence ?? "");
  }
  if (report.comparison !== undefined) return compare(report, report.comparison, reading);
  if (earlier !== undefined) return compareFigures(report, earlier);
  return {
    verdict: "same",
    headline: firstSentence(report),
    detail: "",
    comparison: null,
    figures: figuresOf(report),
    ...NOTHING_NEW,
  };
}

function figuresOf({ points, coverage }: SiteReportHead) {
  return { points: points.total, indexable: coverage.indexable, known: coverage.known };
}

function compare(
  report: SiteReportHead,
  comparison: Comparison,
  { pages, before }: Reading,
): JudgedReading {
  const wasOpen = new Map(
    before.filter(({ indexable }) => indexable).map((one) => [addressKey(one.url), one]),
  );
  const { fixed, changes } = comparison;
  const lost = findLost(pages, wasOpen, changes);
  const blocking = findBlocking(report, [...comparison.added, ...(comparison.worse ?? [])]);
  const isBlocking = new Set(blocking.map(({ title }) => title));
  const gravest = listFaults(comparison).toSorted(
    (a, b) =>
      Number(isBlocking.has(b.title)) - Number(isBlocking.has(a.title)) || b.points - a.points,
  );
  const morePoints = comparison.now.points - comparison.before.points;
  return {
    ...describe({ lost, blocking, added: gravest, fixed, morePoints, changes }),
    figures: figuresOf(report),
    lost,
    blocking,
    home: report.home ?? report.startUrl,
    hinders: lost.length > 0 || blocking.length > 0,
    comparison: {
      since: Date.parse(comparison.since),
      before: { points: comparison.before.points, indexable: comparison.before.indexable },
      lostPages: lost.length,
      lost: lost.slice(0, MOST_LISTED).map((page) => ({
        url: page.url,
        text: describeLost(page, wasOpen.get(addressKey(page.url))),
      })),
      added: gravest.filter(({ more }) => more === undefined).slice(0, MOST_LISTED),
      worse: gravest.filter(({ more }) => more !== undefined).slice(0, MOST_LISTED),
      fixed: fixed.slice(0, MOST_LISTED),
      ...tellAddressChanges(changes),
    },
  };
}

function findBlocking(
  { fixes }: SiteReportHead,
  added: Comparison["added"],
): readonly BlockingFault[] {
  const blocking = fixes.filter(({ severity }) => severity === "blocking");
  return added.flatMap(({ title, at }) => {
    const fault = blocking.find((one) => one.title === title);
    return fault === undefined
      ? []
      : [{ title, addresses: at?.addresses ?? fault.pages, fix: fault.fix }];
  });
}

const FIGURES_ALONE = "The previous reading no longer has a report, so its figures are compared.";

/** The earlier report is gone, or of another address: what is kept of it still says better or worse. */
function compareFigures(
  report: SiteReportHead,
  earlier: NonNullable<Reading["earlier"]>,
): JudgedReading {
  const figures = figuresOf(report);
  const more = figures.indexable - earlier.indexable;
  const { points, indexable } = earlier;
  const headline = `Google can index ${figures.indexable} of ${count(figures.known, "page")}, ${indexable} before`;
  return {
    verdict: more < 0 ? "worse" : more > 0 ? "better" : "same",
    headline: more === 0 ? firstSentence(report) : headline,
    detail: FIGURES_ALONE,
    figures,
    ...NOTHING_NEW,
    hinders: more < 0,
    comparison: {
      since: earlier.at,
      before: { points, indexable },
      lostPages: 0,
      lost: [],
      added: [],
      fixed: [],
    },
  };
}

/**
 * What is said if nothing changed, and the mail about the last change has not gone out: that change
 * again, since its readers may not know of it.
 */
export function sayStillUnsent(
  judged: JudgedReading,
  { verdict, headline }: Pick<DoneReading, "verdict" | "headline">,
): JudgedReading {
  const detail = "As at the previous reading. The email about it had not gone out by then.";
  return verdict === "worse"
    ? { ...judged, verdict, headline, detail }
    : { ...judged, headline: "As at the previous reading", detail };
}

/** A reading that failed, in the form of one that did not. `detail`: why, in words. */
export function notRead(detail: string): JudgedReading {
  return {
    verdict: "not-read",
    headline: "Could not be read",
    detail: oneLine(detail),
    comparison: null,
    figures: null,
    ...NOTHING_NEW,
  };
}

type Found = Pick<JudgedReading, "lost" | "blocking"> & {
  added: readonly ChangedFix[];
  fixed: readonly { title: string }[];
  morePoints: number;
  changes: Comparison["changes"];
};

/** What hinders indexing comes first, whatever else got better: the mail goes out because of it. */
function describe({
  lost,
  blocking,
  added,
  fixed,
  morePoints,
  changes,
}: Found): Pick<ReadingJudgement, "verdict" | "headline" | "detail"> {
  const [worst, next] = added;
  if (lost.length > 0) {
    return { verdict: "worse", headline: sayLost(lost.length), detail: sayReasons(lost) };
  }
  if (worst !== undefined && (blocking.length > 0 || fixed.length === 0 || morePoints > 0)) {
    const detail = next === undefined ? "" : sayFault(next);
    return { verdict: "worse", headline: sayFault(worst), detail };
  }
  if (fixed.length > 0) {
    const gone = fixed.slice(0, 2).map(({ title }) => `“${title}”`);
    const more = fixed.length - gone.length;
    return {
      verdict: "better",
      headline: `${count(fixed.length, "fault")} fixed`,
      detail: `No longer true: ${gone.join(", ")}${more === 0 ? "" : ` and ${more} more`}.`,
    };
  }
  if (changes === undefined || changes.total === 0) {
    return { verdict: "same", headline: "Nothing changed", detail: "" };
  }
  const headline = `${count(changes.total, "change")}, no new fault`;
  return { verdict: "same", headline, detail: sayCounts(changes) };
}

/** The two reasons that shut most of them. */
function sayReasons(lost: readonly ReportPage[]): string {
  return [...Map.groupBy(lost, sayReason)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 2)
    .map(([reason, those]) => sayWhy(reason, those))
    .join(" ");
}

/** "Three pages answer 404 and are still in the sitemap." */
function sayWhy(reason: string, pages: readonly ReportPage[]): string {
  const [first] = pages;
  const [one, several] = [pages.length === 1, spellNumberFirst(pages.length)];
  const who = `${several} ${one ? "page" : "pages"}`;
  if (first?.status == null || first.status < 400) return `${who}: ${reason}.`;
  const listed = pages.every(({ inSitemap }) => inSitemap);
  const still = listed ? ` and ${one ? "is" : "are"} still in the sitemap` : "";
  return `${who} ${one ? "answers" : "answer"} ${first.status}${still}.`;
}

/** "3 pages can no longer be indexed". */
function sayLost(pages: number): string {
  return `${count(pages, "page")} can no longer be indexed`;
}

/** Lines of robots.txt and the like are one reason. */
export function sayReason({ reason }: ReportPage): string {
  return oneLine(reason.replace(/, line \d+$/, ""));
}

/** "Google can index 61 of 74 pages." */
function firstSentence({ sentence }: SiteReportHead): string {
  return /^[^.]*/.exec(sentence)?.[0] ?? sentence;
}
