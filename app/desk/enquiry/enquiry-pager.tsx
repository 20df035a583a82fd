import { ArrowLeft, ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";

import type { Neighbours } from "#app/desk/data/neighbours.ts";
import { linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

type EnquiryPagerProps = {
  place: Extract<DeskPlace, { screen: "enquiries" }>;
  neighbours: Neighbours;
  /** How many reminders come before the list without being in it. */
  before: number;
  total: number;
  /** What is to be said of the connection, where the bar of the desk is hidden. */
  children: ReactNode;
};

/** Where it is in the list, and its neighbours. The arrows keep their places. */
export function EnquiryPager({ place, neighbours, before, total, children }: EnquiryPagerProps) {
  const { at, previous, next } = neighbours;
  const who = place.show === "waiting" && place.query === "" ? " waiting" : "";
  const icon = buttonClass({ variant: "outline", size: "icon" });

  return (
    <div className="desk-step small number cluster no-print">
      <a
        className={`${icon} desk-narrow`}
        aria-label="Back to the list"
        {...linkTo({ ...place, open: undefined })}
      >
        <ArrowLeft className="icon" aria-hidden />
      </a>
      <span>{tellPlace(at, { before: place.query === "" ? before : 0, total, who })}</span>
      {[
        { id: previous, name: "Previous (k)", Icon: ChevronUp },
        { id: next, name: "Next (j)", Icon: ChevronDown },
      ].map(({ id, name, Icon }) => (
        <a
          key={name}
          className={icon}
          aria-label={name}
          {...(id === undefined
            ? { role: "link", "aria-disabled": true }
            : linkTo({ ...place, open: id }))}
        >
          <Icon className="icon" aria-hidden />
        </a>
      ))}
      {children}
    </div>
  );
}

function tellPlace(
  at: number,
  { before, total, who }: { before: number; total: number; who: string },
): string {
  if (at < 0) return "";
  if (at < before) return "Reminder";
  return `${groupThousands(at + 1 - before)} of ${groupThousands(total)}${who}`;
}
