import { useRef, useState } from "react";

import { findReportKey } from "#app/tools/kit/reading/report-key.ts";
import { sendFixMark, sendRecheck } from "#app/tools/kit/reading/start-site-audit.ts";
import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import type { FixMarkRequest } from "#engine/site-audit/report/fix-mark-request.ts";

/** Resolves to a sentence that says what to do where the mark was not taken. */
export type OnMark = (mark: FixMarkRequest) => Promise<string | undefined>;

/** What whoever manages a report may do with its findings. */
export type ManageFindings = {
  mark: OnMark;
  /** Reads the addresses of a finding again; resolves as `OnMark`, and without a sentence if cancelled. */
  recheck: (fix: string) => Promise<string | undefined>;
  cancel: () => void;
  /** The key of the finding that is checked now. */
  checking: string | undefined;
};

/** What was noted at a report's findings; without `manage` this browser may only read it. */
export function useFindingNotes(id: string, audit: SiteAuditState) {
  const [marks, setMarks] = useState(audit.marks);
  const [rechecks, setRechecks] = useState(audit.rechecks);
  const [checking, setChecking] = useState<string>();
  const control = useRef<AbortController>(undefined);
  const key = findReportKey(id);

  async function mark(request: FixMarkRequest) {
    const answer = await sendFixMark(id, key, request);
    if (!answer.ok) return answer.problem;
    setMarks(answer.value.marks);
    return undefined;
  }

  async function recheck(fix: string) {
    const { signal } = (control.current = new AbortController());
    setChecking(fix);
    const answer = await sendRecheck(id, key, { fix }, signal);
    setChecking(undefined);
    if (answer.ok) setRechecks(answer.value.rechecks);
    return answer.ok || signal.aborted ? undefined : answer.problem;
  }

  const manage: ManageFindings | undefined =
    key === undefined && audit.isStaff !== true
      ? undefined
      : { mark, recheck, cancel: () => control.current?.abort(), checking };
  return { marks, rechecks, manage };
}
