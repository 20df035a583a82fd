import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";

import type { Band } from "./estimate-difficulty.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

const marks = {
  Easy: { Icon: CircleCheck, status: "pass" },
  Medium: { Icon: TriangleAlert, status: "warn" },
  Hard: { Icon: CircleX, status: "fail" },
} as const;

/** Easy is green, Medium yellow, Hard red; the word says it too. */
export function DifficultyBand({ band }: { band: Band }) {
  const { Icon, status } = marks[band];
  return (
    <StatusWord of={status} Icon={Icon}>
      {band}
    </StatusWord>
  );
}
