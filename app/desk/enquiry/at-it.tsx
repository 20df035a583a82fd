import { Face } from "#app/desk/face.tsx";
import { firstNameOf } from "./write-first-sentence.ts";
import { tellTime } from "#lib/time-words.ts";
import { findColleagueAtIt, type DerivedState } from "#lib/desk/enquiry-state.ts";
import type { Person } from "#lib/desk/person.ts";

const did = { whatsapp: "opened WhatsApp", mail: "opened the email", call: "called" } as const;

type AtItProps = { state: DerivedState; me: Person; now: number };

/** For five minutes the others see that somebody is at it; their buttons still work. */
export function AtIt({ state, me, now }: AtItProps) {
  const contact = findColleagueAtIt(state, me, now);
  if (contact === undefined) return null;
  const { by, at, via } = contact;

  return (
    <div className="note no-print" data-tone="good" role="status">
      <Face name={by.name} />
      <span>
        <b>
          {firstNameOf(by.name)} {did[via]} at {tellTime(at)}
        </b>
        {via === "call" ? null : "Check with them before you write too."}
      </span>
    </div>
  );
}
