import { useState } from "react";

import { findReportKey } from "#app/tools/kit/reading/report-key.ts";
import { sendFixMark } from "#app/tools/kit/reading/start-site-audit.ts";
import type { FixMarkRequest } from "#engine/site-audit/report/fix-mark-request.ts";
import type { MarkedFix } from "#engine/site-audit/site-report.ts";

/** Resolves to a sentence that says what to do where the mark was not taken. */
export type OnMark = (mark: FixMarkRequest) => Promise<string | undefined>;

/** The marks of a report; without `onMark` this browser may only read them. */
export function useMarks(id: string, stored: readonly MarkedFix[] = []) {
  const [marks, setMarks] = useState(stored);
  const key = findReportKey(id);

  async function mark(request: FixMarkRequest, manage: string) {
    const answer = await sendFixMark(id, manage, request);
    if (!answer.ok) return answer.problem;
    setMarks(answer.value.marks);
    return undefined;
  }

  const onMark: OnMark | undefined =
    key === undefined ? undefined : (request) => mark(request, key);
  return { marks, onMark };
}
