import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";

import type { Band } from "#app/tools/keyword-difficulty-checker/estimate-difficulty.ts";
import { ToolStatus } from "#app/tools/kit/result/tool-status.tsx";

const marks = {
  Easy: { Icon: CircleCheck, status: "pass" },
  Medium: { Icon: TriangleAlert, status: "warn" },
  Hard: { Icon: CircleX, status: "fail" },
} as const;

/** Easy is green, Medium yellow, Hard red; the word says it too. */
export function DifficultyBand({ band }: { band: Band }) {
  const { Icon, status } = marks[band];
  return (
    <ToolStatus of={status} Icon={Icon}>
      {band}
    </ToolStatus>
  );
}
