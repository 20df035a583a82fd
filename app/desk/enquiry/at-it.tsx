import { Face } from "#app/desk/face.tsx";
import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { tellTime } from "#app/desk/time-words.ts";
import type { Happening } from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";
import { MINUTE_MS } from "#lib/durations.ts";

const AT_IT_MS = 5 * MINUTE_MS;

type AtItProps = { events: readonly Happening[]; me: Person; now: number };

/** For five minutes the others see that somebody is at it; their buttons still work. */
export function AtIt({ events, me, now }: AtItProps) {
  const event = events.findLast(
    ({ kind, at, by }) =>
      (kind === "answered" || kind === "calling") &&
      by !== null &&
      by.id !== me.id &&
      now - at < AT_IT_MS,
  );
  if (event?.by == null) return null;
  const first = firstNameOf(event.by.name);
  const isChat = event.kind === "answered" && event.via === "whatsapp";

  return (
    <div className="desk-note" role="status">
      <Face name={event.by.name} />
      <span>
        <b>
          {first}{" "}
          {isChat ? "opened WhatsApp" : event.kind === "calling" ? "called" : "opened the mail"} at{" "}
          {tellTime(event.at)}
        </b>
        {event.kind === "answered" ? "Ask before you write as well." : null}
      </span>
    </div>
  );
}
