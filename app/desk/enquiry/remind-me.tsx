import { BellRing } from "lucide-react";
import type { RefObject } from "react";

import { Button } from "#app/ui/button.tsx";
import { reminderTimes } from "#lib/desk/reminder-times.ts";
import type { EnquiryRow } from "#lib/desk/enquiry.ts";
import { tellTime, tellUntil } from "#lib/time-words.ts";

type RemindMeProps = {
  enquiry: Pick<EnquiryRow, "reminders">;
  me: string;
  now: number;
  /** Its first button takes the focus at a key. */
  field: RefObject<HTMLFieldSetElement | null>;
  /** null: no more. */
  onRemind: (until: number | null) => void;
};

/** When this enquiry comes back to the top of the list, for oneself. */
export function RemindMe({ enquiry, me, now, field, onRemind }: RemindMeProps) {
  const mine = enquiry.reminders.find(({ person }) => person === me);
  return (
    <fieldset ref={field} className="desk-remind cluster">
      <legend>
        <BellRing className="icon" aria-hidden />
        Remind me
      </legend>
      {reminderTimes(now).map(({ name, at }) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          aria-pressed={mine?.isDue === false && mine.at === at}
          onClick={() => onRemind(at)}
        >
          {name} <small>{tellTime(at)}</small>
        </Button>
      ))}
      {mine === undefined ? null : (
        <p className="small">
          {mine.isDue ? "You wanted to be reminded" : "You will be reminded"}{" "}
          <b>{tellUntil(mine.at, now)}</b>.{" "}
          <button type="button" className="desk-go" onClick={() => onRemind(null)}>
            {mine.isDue ? "Done" : "Remove"}
          </button>
        </p>
      )}
    </fieldset>
  );
}
