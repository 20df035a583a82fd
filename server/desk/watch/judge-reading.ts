import { addressKey } from "#engine/address/address-key.ts";
import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import type { LostPage } from "#lib/desk/watch.ts";
import { oneLine } from "#lib/one-line.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

import type { ReadingJudgement } from "#server/desk/watch/readings.ts";

/** So many of each list are kept with a reading. */
const MOST_LISTED = 20;

export type Reading = {
  state: SiteAuditState;
  /** Every page of it, and of the one before; none where there was none. */
  pages: readonly ReportPage[];
  before: readonly ReportPage[];
};

export type JudgedReading = ReadingJudgement & {
  /** All that could be indexed and cannot be now. */
  lost: readonly ReportPage[];
  /** Something that keeps pages out of Google is new: a mail goes out. */
  hinders: boolean;
};

/** What a reading says beside the one before. */
export function judgeReading({ state, pages, before }: Reading): JudgedReading {
  const { report } = state;
  if (report === undefined || (report.pagesRead === 0 && report.coverage.byMistake === 0)) {
    return notRead(state.detail ?? report?.sentence ?? "");
  }
  const figures = {
    points: report.points.total,
    indexable: report.coverage.indexable,
    known: report.coverage.known,
  };
  const { comparison } = report;
  if (comparison === undefined) {
    return {
      verdict: "same",
      headline: firstSentence(report),
      detail: "",
      comparison: null,
      figures,
      lost: [],
      hinders: false,
    };
  }
  const wasOpen = new Map(
    before.filter(({ indexable }) => indexable).map((one) => [addressKey(one.url), one]),
  );
  const lost = pages.filter(
    ({ url, indexable, group }) =>
      !indexable && group !== "not-read" && wasOpen.has(addressKey(url)),
  );
  const { added, fixed } = comparison;
  const blocking = new Set(
    report.fixes.filter(({ severity }) => severity === "blocking").map(({ title }) => title),
  );
  const gravest = added.toSorted(
    (a, b) => Number(blocking.has(b.title)) - Number(blocking.has(a.title)) || b.points - a.points,
  );
  return {
    ...describe(lost, gravest, fixed, comparison.now.points - comparison.before.points),
    figures,
    lost,
    hinders: lost.length > 0 || added.some(({ title }) => blocking.has(title)),
    comparison: {
      since: Date.parse(comparison.since),
      before: { points: comparison.before.points, indexable: comparison.before.indexable },
      lostPages: lost.length,
      lost: lost.slice(0, MOST_LISTED).map((page) => ({
        url: page.url,
        text: describeLost(page, wasOpen.get(addressKey(page.url))),
      })),
      added: gravest.slice(0, MOST_LISTED),
      fixed: fixed.slice(0, MOST_LISTED),
    },
  };
}

/** A reading that failed, in the form of one that did not. `detail`: why, in words. */
export function notRead(detail: string): JudgedReading {
  return {
    verdict: "not-read",
    headline: "Could not be read",
    detail: oneLine(detail),
    comparison: null,
    figures: null,
    lost: [],
    hinders: false,
  };
}

type Titles = readonly { title: string }[];

function describe(
  lost: readonly ReportPage[],
  added: Titles,
  fixed: Titles,
  morePoints: number,
): Pick<ReadingJudgement, "verdict" | "headline" | "detail"> {
  const [worst, next] = added;
  if (lost.length > 0) {
    const reasons = Map.groupBy(lost, sayReason);
    const detail = [...reasons]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, 2)
      .map(([reason, those]) => sayWhy(reason, those))
      .join(" ");
    return { verdict: "worse", headline: sayLost(lost.length), detail };
  }
  if (worst !== undefined && (fixed.length === 0 || morePoints > 0)) {
    return { verdict: "worse", headline: worst.title, detail: next?.title ?? "" };
  }
  if (fixed.length > 0) {
    const detail = fixed.slice(0, 2).map(({ title }) => title);
    return {
      verdict: "better",
      headline: `${count(fixed.length, "fault")} mended`,
      detail: `${detail.join(". ")}.`,
    };
  }
  return { verdict: "same", headline: "Nothing changed", detail: "" };
}

/** "Three pages answer 404 and stand in the sitemap still." */
function sayWhy(reason: string, pages: readonly ReportPage[]): string {
  const [first] = pages;
  const [one, several] = [pages.length === 1, spellNumberFirst(pages.length)];
  const who = `${several} ${one ? "page" : "pages"}`;
  if (first?.status == null || first.status < 400) return `${who}: ${reason}.`;
  const listed = pages.every(({ inSitemap }) => inSitemap);
  const still = listed ? ` and ${one ? "stands" : "stand"} in the sitemap still` : "";
  return `${who} ${one ? "answers" : "answer"} ${first.status}${still}.`;
}

/** "3 pages can no longer be indexed". */
export function sayLost(pages: number): string {
  return `${count(pages, "page")} can no longer be indexed`;
}

/** Lines of robots.txt and the like are one reason. */
export function sayReason({ reason }: ReportPage): string {
  return oneLine(reason.replace(/, line \d+$/, ""));
}

/** "404, was 200", "noindex in the head". */
function describeLost(page: ReportPage, before: ReportPage | undefined): LostPage["text"] {
  const was = before?.status ?? 200;
  if (page.status === was) return oneLine(page.reason);
  return `${page.status ?? "no answer"}, was ${was}`;
}

/** "Google can index 61 of 74 pages." */
function firstSentence({ sentence }: SiteReportHead): string {
  return /^[^.]*/.exec(sentence)?.[0] ?? sentence;
}
