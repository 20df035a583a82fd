import { formOf } from "#engine/address/address-forms.ts";
import { isKin } from "#engine/address/is-kin.ts";
import { withoutTracking } from "#engine/address/without-tracking.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { IssuePage, SiteReportHead } from "#engine/site-audit/site-report.ts";
import type { Result } from "#lib/result.ts";
import type { ConsoleExport, PageFigures } from "./read-console-export.ts";

/** `of`: addresses of the fix; `pages`: those of them that people were shown. */
export type Stake = PageFigures & { fix: string; pages: number; of: number };

export type ConsoleJoin = {
  totals: PageFigures & { pages: number };
  /** What is at stake at each fix whose pages people were shown, most clicks first. */
  stakes: readonly Stake[];
  /** People were shown them, and the audit did not find or could not read them; most clicks first. */
  unreached: readonly (PageFigures & { url: string; reason: string })[];
  /** Google lists them as indexed, and the crawl did not find them. */
  unfound: readonly string[];
  /** The audit finds them indexable, and Google lists them as not indexed; its reason beside. */
  refused: readonly { url: string; reason: string }[];
  /** Google could index them, and nobody was shown them; empty where the export has no figures. */
  silent: readonly string[];
  /** Known and not asked: what is missing may be there. */
  notRead: number;
  /** The export ends where Search Console ends it, so that pages may be missing. */
  isCut: boolean;
};

/** Search Console exports so many rows of a table at most. */
const MOST_ROWS = 1000;
const NOT_FOUND = "not found by the crawl";

/** A report with its lists: all its pages, and every place of its findings. */
export type Audited = {
  report: Pick<SiteReportHead, "site" | "coverage">;
  pages: readonly ReportPage[];
  issues: readonly IssuePage[];
};

/** The export beside the report: an address in all its usual forms, and without what only tracks, is one page. */
export function joinConsole(
  { report, pages, issues }: Audited,
  exported: ConsoleExport,
): Result<ConsoleJoin, string> {
  const { site, coverage } = report;
  const { figures, indexed, notIndexed } = exported;
  const foreign = refuseForeignExport(exported, site);
  if (foreign !== undefined) return { ok: false, problem: foreign };
  const byForm = sumByForm(figures);
  const known = new Map(pages.toReversed().map((page) => [keyOf(page.url), page]));
  const faults = new Map(issues.map(({ url, evidence }) => [keyOf(url), evidence]));
  const silent = pages.filter(
    ({ url, indexable }) => indexable && (byForm.get(keyOf(url))?.impressions ?? 0) === 0,
  );
  return {
    ok: true,
    value: {
      totals: { pages: byForm.size, ...sum([...byForm.values()]) },
      stakes: listStakes(issues, byForm),
      unreached: [...byForm]
        .filter(([, { impressions }]) => impressions > 0)
        .flatMap(([form, row]) => {
          const reason = whyUnreached(known.get(form), faults.get(form));
          return reason === undefined ? [] : [{ ...row, reason }];
        })
        .toSorted(byClicks),
      refused: notIndexed.filter(({ url }) => known.get(keyOf(url))?.indexable === true),
      unfound: [...new Set(indexed)].filter((url) => !known.has(keyOf(url))),
      silent: figures.length === 0 ? [] : silent.map(({ url }) => url),
      notRead: coverage.notRead,
      isCut: figures.length >= MOST_ROWS,
    },
  };
}

/** Where no page of the export is of this site or its kin: a sentence with both names. */
export function refuseForeignExport(
  { figures, indexed, notIndexed }: ConsoleExport,
  site: string,
): string | undefined {
  const hosts = new Set(
    [...figures, ...indexed.map((url) => ({ url })), ...notIndexed].map(
      ({ url }) => new URL(url).hostname,
    ),
  );
  const [first] = hosts;
  return first === undefined || [...hosts].some((host) => isKin(host, site))
    ? undefined
    : `The export is of ${first}, and this report of ${site}.`;
}

function keyOf(url: string): string {
  return formOf(withoutTracking(url));
}

/** `url`: as the row with most impressions has it. */
function sumByForm(
  figures: ConsoleExport["figures"],
): ReadonlyMap<string, { url: string } & PageFigures> {
  const rows = Map.groupBy(figures, ({ url }) => keyOf(url));
  return new Map(
    [...rows].map(([form, same]) => {
      const [first] = same.toSorted((one, next) => next.impressions - one.impressions);
      return [form, { url: first?.url ?? form, ...sum(same) }];
    }),
  );
}

function listStakes(
  issues: readonly IssuePage[],
  byForm: ReadonlyMap<string, PageFigures>,
): readonly Stake[] {
  const byFix = Map.groupBy(issues, ({ fix }) => fix);
  return [...byFix]
    .map(([fix, places]) => {
      const forms = new Set(places.map(({ url }) => keyOf(url)));
      const shown = [...forms].flatMap((form) => byForm.get(form) ?? []);
      const seen = shown.filter(({ impressions }) => impressions > 0);
      return { fix, pages: seen.length, of: forms.size, ...sum(seen) };
    })
    .filter(({ pages }) => pages > 0)
    .toSorted(byClicks);
}

/** Undefined where the crawl read it as a page. `fault`: of an address that is no page, such as a dead one. */
function whyUnreached(page: ReportPage | undefined, fault: string | undefined): string | undefined {
  if (page === undefined) return fault ?? NOT_FOUND;
  if (page.group === "not-read") return "known and not read";
  if (page.status === null) return page.reason === "" ? "no answer" : page.reason;
  return page.status >= 400 ? `answers ${page.status}` : undefined;
}

function sum(rows: readonly PageFigures[]): PageFigures {
  return {
    clicks: rows.reduce((all, { clicks }) => all + clicks, 0),
    impressions: rows.reduce((all, { impressions }) => all + impressions, 0),
  };
}

function byClicks(one: PageFigures, next: PageFigures): number {
  return next.clicks - one.clicks || next.impressions - one.impressions;
}
