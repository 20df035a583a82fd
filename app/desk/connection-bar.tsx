import { CloudOff, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";

import type { Connection } from "#app/desk/data/use-desk-events.ts";
import { tellTime } from "#lib/time-words.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

type ConnectionBarProps = { connection: Connection; waiting: number; onTry: () => void };

/** Says that the list is the one last seen, and what waits to be sent. It is always in view. */
export function ConnectionBar({ connection, waiting, onTry }: ConnectionBarProps) {
  if (connection.kind === "on") return null;
  const isOff = connection.kind === "off";
  const Icon = isOff ? CloudOff : TriangleAlert;

  return (
    <div className="note" role={isOff ? "status" : "alert"}>
      <Icon className="icon" aria-hidden />
      <span>
        {isOff ? (
          <>
            <b>No connection since {tellTime(connection.since)}</b> You are seeing what was loaded
            then.
          </>
        ) : (
          <>
            <b>The desk does not answer</b> Enquiries are still being saved.{" "}
            <NextTry at={connection.nextAt} />
          </>
        )}
        {waiting === 0
          ? null
          : waiting === 1
            ? " One change is waiting to be sent."
            : ` ${spellNumberFirst(waiting)} changes are waiting to be sent.`}
      </span>
      {isOff ? null : (
        <button type="button" className="desk-go" onClick={onTry}>
          Try now
        </button>
      )}
    </div>
  );
}

/** Counts down without being read aloud each second. */
function NextTry({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-live="off">Next try in {Math.max(0, Math.ceil((at - now) / 1000))} seconds.</span>
  );
}
