import { CircleCheck, EyeOff } from "lucide-react";

import { StatusWord } from "#app/ui/status-word.tsx";
import type { FixMark } from "#engine/site-audit/site-report.ts";

/** "Marked done" or "Ignored", beside a finding; nothing where it has no mark. */
export function MarkLabel({ mark }: { mark: FixMark | undefined }) {
  if (mark === undefined) return null;
  return mark.state === "done" ? (
    <StatusWord of="pass" Icon={CircleCheck} className="mini">
      Marked done
    </StatusWord>
  ) : (
    <StatusWord of="note" Icon={EyeOff} className="mini">
      Ignored
    </StatusWord>
  );
}
