import type { ReportSection } from "#engine/site-audit/report/report-sections.ts";
import { withoutSections } from "#engine/site-audit/report/without-sections.ts";
import type { SiteAuditState } from "#engine/site-audit/contract.ts";

import { withJsonField } from "#server/front/with-json-field.ts";
import type { StateJson } from "#server/audits/report/describe-crawl.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

/** A state as it is sent to whoever manages the report, and as anybody else gets it. */
export function stateFor(
  { phase, json }: StateJson,
  { hidden, manageHash }: Crawl,
  mayChange: boolean,
): StateJson {
  if (!mayChange) return { phase, json: hidden.length === 0 ? json : leaveOut(json, hidden) };
  const told = hidden.length === 0 ? json : withJsonField(json, "hidden", JSON.stringify(hidden));
  return { phase, json: manageHash === null ? withJsonField(told, "isStaff", "true") : told };
}

function leaveOut(json: string, hidden: readonly ReportSection[]): string {
  const { report, marks, rechecks, ...state } = JSON.parse(json) as SiteAuditState;
  if (report === undefined) return json;
  return JSON.stringify({
    ...state,
    ...(!hidden.includes("fixes") && { marks, rechecks }),
    report: withoutSections(report, hidden),
  });
}
