import { Radio } from "lucide-react";

import { formatReadAt } from "#app/tools/kit/live/read-at.ts";

/** On every result of a live reading: when, and what the server answered. */
export function ReadBadge({ readAt, status }: { readAt: string; status: number }) {
  return (
    <p className="result-badge-mark" data-kind="measured">
      <Radio className="icon" aria-hidden />
      Read live · {formatReadAt(new Date(readAt))} · {status}
    </p>
  );
}
