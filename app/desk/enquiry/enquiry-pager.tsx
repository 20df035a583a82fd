import { ArrowLeft, ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";

import type { Neighbours } from "#app/desk/data/neighbours.ts";
import { linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

type EnquiryPagerProps = {
  place: Extract<DeskPlace, { screen: "enquiries" }>;
  neighbours: Neighbours;
  total: number;
  /** What is to be said of the connection, where the bar of the desk is hidden. */
  children: ReactNode;
};

/** Where it is in the list, and its neighbours. The arrows keep their places. */
export function EnquiryPager({ place, neighbours, total, children }: EnquiryPagerProps) {
  const { at, previous, next } = neighbours;
  const who = place.show === "waiting" && place.query === "" ? " waiting" : "";
  const icon = buttonClass({ variant: "outline", size: "icon" });

  return (
    <div className="desk-step small cluster">
      <a
        className={`${icon} desk-back`}
        aria-label="Back to the list"
        {...linkTo({ ...place, open: undefined })}
      >
        <ArrowLeft className="icon" aria-hidden />
      </a>
      <span>{at < 0 ? "" : `${groupThousands(at + 1)} of ${groupThousands(total)}${who}`}</span>
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
