import type { RefObject } from "react";

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
    <div className="stack no-print" data-gap="small">
      <fieldset ref={field} className="choices">
        <legend>Remind me</legend>
        {reminderTimes(now).map(({ name, at }) => (
          <button
            key={name}
            type="button"
            aria-pressed={mine?.isDue === false && mine.at === at}
            onClick={() => onRemind(at)}
          >
            {name} <small>{tellTime(at)}</small>
          </button>
        ))}
      </fieldset>
      {mine === undefined ? null : (
        <p className="small">
          {mine.isDue ? "You wanted to be reminded" : "You will be reminded"}{" "}
          <b>{tellUntil(mine.at, now)}</b>.{" "}
          <button type="button" className="desk-go" onClick={() => onRemind(null)}>
            {mine.isDue ? "Done" : "Remove"}
          </button>
        </p>
      )}
    </div>
  );
}
