import { ArrowLeft, ChevronDown, ChevronUp } from "lucide-react";

import { linkTo, type DeskPlace } from "#app/desk/data/place.ts";
import { buttonClass } from "#app/ui/button.tsx";

type EnquiriesPlace = Extract<DeskPlace, { room: "enquiries" }>;

type StepProps = {
  place: EnquiriesPlace;
  /** Ids of the list, in its order. */
  ids: readonly string[];
  total: number;
};

/** Where it stands in the list, and its neighbours. */
export function ActionStep({ place, ids, total }: StepProps) {
  const at = ids.indexOf(place.open ?? "");
  const who = place.show === "waiting" && place.query === "" ? " who wait" : "";
  const icon = buttonClass({ variant: "outline", size: "icon" });

  return (
    <div className="desk-step">
      <a
        className={`${icon} desk-back`}
        aria-label="Back to the list"
        {...linkTo({ ...place, open: undefined })}
      >
        <ArrowLeft className="icon" aria-hidden />
      </a>
      <span>{at < 0 ? "" : `${at + 1} of ${total}${who}`}</span>
      {[
        { id: ids[at - 1], name: "Previous (k)", Icon: ChevronUp },
        { id: ids[at + 1], name: "Next (j)", Icon: ChevronDown },
      ].map(({ id, name, Icon }) =>
        id === undefined || at < 0 ? null : (
          <a key={name} className={icon} aria-label={name} {...linkTo({ ...place, open: id })}>
            <Icon className="icon" aria-hidden />
          </a>
        ),
      )}
    </div>
  );
}
