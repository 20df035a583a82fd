import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from "lucide-react";

import type { LinkStatus as Status } from "#engine/links/checked-link.ts";

const marks = {
  followed: { Icon: CircleCheck, word: "DoFollow", status: "pass" },
  "not followed": { Icon: TriangleAlert, word: "NoFollow", status: "warn" },
  none: { Icon: CircleMinus, word: "No web link", status: "none" },
  "not crawlable": { Icon: CircleX, word: "Not crawlable", status: "fail" },
} as const;

/** A status as icon and word; the colour only repeats them. */
export function LinkStatusBadge({ status }: { status: Status }) {
  const { Icon, word, status: tone } = marks[status];
  return (
    <span className="tool-status" data-status={tone}>
      <Icon className="icon" aria-hidden />
      {word}
    </span>
  );
}
