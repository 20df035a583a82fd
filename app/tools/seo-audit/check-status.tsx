import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from "lucide-react";

import type { FindingStatus } from "#engine/page-audit/audit-page.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

const marks = {
  pass: { Icon: CircleCheck, word: "Pass" },
  warn: { Icon: TriangleAlert, word: "Warn" },
  fail: { Icon: CircleX, word: "Fail" },
  notApplicable: { Icon: CircleMinus, word: "None" },
} as const;

/** A status as icon and word; the colour only repeats them. */
export function CheckStatus({ status }: { status: FindingStatus }) {
  const { Icon, word } = marks[status];
  return (
    <StatusWord of={status} Icon={Icon}>
      {word}
    </StatusWord>
  );
}
