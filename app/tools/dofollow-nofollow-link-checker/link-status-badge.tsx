import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from "lucide-react";

import type { LinkStatus } from "#engine/links/checked-link.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

const marks = {
  followed: { Icon: CircleCheck, word: "DoFollow", status: "pass" },
  "not followed": { Icon: TriangleAlert, word: "NoFollow", status: "warn" },
  none: { Icon: CircleMinus, word: "No web link", status: "none" },
  "not crawlable": { Icon: CircleX, word: "Not crawlable", status: "fail" },
} as const;

/** A status as icon and word; the colour only repeats them. */
export function LinkStatusBadge({ status }: { status: LinkStatus }) {
  const { Icon, word, status: tone } = marks[status];
  return (
    <StatusWord of={tone} Icon={Icon}>
      {word}
    </StatusWord>
  );
}
