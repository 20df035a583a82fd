import { Radio } from "lucide-react";
import type { ReactNode } from "react";

import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { tellTimeInZone } from "#lib/time-words.ts";

/** On every result of a live reading: when, and what the server answered. */
export function ReadBadge({
  readAt,
  status,
  children,
}: {
  readAt: string;
  status: number;
  /** What was read beside it, and by which rules it was judged. */
  children?: ReactNode;
}) {
  return (
    <ResultBadge
      kind="measured"
      Icon={Radio}
      mark={`Read live · ${tellTimeInZone(Date.parse(readAt))} · ${status}`}
    >
      {children}
    </ResultBadge>
  );
}

/** On what somebody else's servers answered, asked by ours. */
export function AskedBadge({ at }: { at: Date }) {
  return (
    <ResultBadge
      kind="measured"
      Icon={Radio}
      mark={`Asked live · ${tellTimeInZone(at.getTime())}`}
    />
  );
}
