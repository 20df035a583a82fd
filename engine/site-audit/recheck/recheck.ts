/** Whether one finding of a report is fixed, from a new reading of its own addresses alone. */
import { addressKey } from "#engine/address/address-key.ts";
import { buildReport } from "#engine/site-audit/build-report.ts";
import { MAX_RECHECKED } from "#engine/site-audit/contract.ts";
import { isRecheckable, shownByAddress } from "./is-recheckable.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import type { PageRow, SiteRows } from "#engine/site-audit/rows.ts";
import type { FixRecheck, RecheckedAddress, SiteReport } from "#engine/site-audit/site-report.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { siteRules } from "#engine/site-audit/site-rules.ts";
import type { Result } from "#lib/result.ts";

/** `issue`: the rule of the finding. */
export type Recheck = FixRecheck & { issue: string };

/** One address of the finding with all that the report shows there. */
type Place = { url: string; evidence: readonly string[] };

export type RecheckPlan = { issue: string; places: readonly Place[]; left: number };

/**
 * What is read again for a finding, or why it cannot be told from its addresses. `name`: of a rule,
 * for all that it found, or the key of one fix.
 */
export function planRecheck(
  { issues }: Pick<SiteReport, "issues">,
  name: string,
): Result<RecheckPlan, string> {
  const [issue = ""] = name.split("/", 1);
  const found = issues.filter(({ id }) => id === issue).flatMap(({ pages }) => pages);
  const asked = new Set(
    found.filter(({ fix }) => issue === name || fix === name).map(({ url }) => url),
  );
  if (asked.size === 0) {
    const there = [...new Set(issues.map(({ id }) => id))].join(", ");
    return {
      ok: false,
      problem: `the report has no finding "${name}". It has ${there === "" ? "none" : there}`,
    };
  }
  const rule = ruleOf(issue);
  if (rule === undefined || !isRecheckable(rule)) {
    return {
      ok: false,
      problem: `"${name}" depends on other pages or files too. Run the audit again to check it`,
    };
  }
  // All that the rule found at an address, as a new reading cannot tell its fixes apart.
  const places = [...Map.groupBy(found, ({ url }) => url)]
    .filter(([url]) => asked.has(url))
    .map(([url, rows]) => ({ url, evidence: rows.map(({ evidence }) => evidence) }));
  return {
    ok: true,
    value: {
      issue,
      places: places.slice(0, MAX_RECHECKED),
      left: Math.max(0, places.length - MAX_RECHECKED),
    },
  };
}

/** `rows`: a new reading of the plan's addresses alone. `now`: the moment of the judgement. */
export function judgeRecheck(plan: RecheckPlan, rows: SiteRows, now: number): Recheck {
  const { issue, places, left } = plan;
  const report = buildReport(rows, { now, isWhole: true });
  const read = new Map(rows.pages.map((row) => [addressKey(row.url), row]));
  const addresses = places.map((place) =>
    judgePlace(issue, place, { report, row: read.get(addressKey(place.url)) }),
  );
  const states = new Set(addresses.map(({ state }) => state).filter((state) => state !== "unread"));
  const [only = "unread"] = states;
  const state = states.size > 1 ? "changed" : only;
  return { issue, at: rows.endedAt, state, addresses, left };
}

type ReadAgain = { report: SiteReport; row: PageRow | undefined };

const ruleOf = (issue: string) => siteRules.find(({ id }) => id === issue);

function judgePlace(issue: string, place: Place, { report, row }: ReadAgain): RecheckedAddress {
  const { url } = place;
  const was = place.evidence.join("; ");
  if (row === undefined) return { url, state: "unread", was, now: "not asked" };
  const found = report.issues
    .filter(({ id }) => id === issue)
    .flatMap(({ pages }) => pages)
    .filter((each) => each.url === row.url)
    .map(({ evidence }) => evidence)
    .join("; ");
  if (found !== "" && found !== was) return { url, state: "changed", was, now: found };
  const page = report.pages.find((each) => each.url === row.url);
  const isShown = found !== "" || shownByAddress.get(issue)?.(row, page) === true;
  return isShown ? { url, state: "still", was } : { url, was, ...judgeGone(issue, row, page) };
}

/** The fault is not found any more: it is fixed, or the page is not what it was. */
function judgeGone(issue: string, row: PageRow, page: ReportPage | undefined) {
  const { status, notRead } = row;
  const rule = ruleOf(issue);
  if (status === null) {
    return { state: "unread", now: notRead?.detail ?? "no answer" } as const;
  }
  const isMoved = status >= 300 && status < 400;
  if (isMoved && rule?.isFixedAtLinks === true) return { state: "fixed" } as const;
  if (status >= 300) return { state: "changed", now: `answers ${status}` } as const;
  return judgeAnswered(rule, page);
}

/** The page answers: another rule may name the same cause now, or it may be kept out of the index. */
function judgeAnswered(rule: SiteRule | undefined, page: ReportPage | undefined) {
  const instead = rule?.coveredBy?.find((other) => page?.issues.includes(other));
  if (instead !== undefined) return { state: "changed", now: instead } as const;
  if (page?.indexable === true) return { state: "fixed" } as const;
  return { state: "changed", now: page?.reason ?? "not a page" } as const;
}
