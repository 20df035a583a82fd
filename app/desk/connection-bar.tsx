import { CloudOff, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";

import type { Connection } from "#app/desk/data/use-live.ts";
import { tellTime } from "#app/desk/time-words.ts";
import { TryNow } from "#app/desk/not-loaded.tsx";
import { spellNumberFirst } from "#lib/spell-number.ts";

type ConnectionBarProps = { connection: Connection; waiting: number; onTry: () => void };

/** Says that the list is the one last seen, and what waits to be sent. */
export function ConnectionBar({ connection, waiting, onTry }: ConnectionBarProps) {
  if (connection.kind === "on") return null;
  const toSend =
    waiting === 0
      ? ""
      : waiting === 1
        ? " One change waits to be sent."
        : ` ${spellNumberFirst(waiting)} changes wait to be sent.`;

  if (connection.kind === "off") {
    return (
      <div className="desk-note desk-note-off" role="status">
        <CloudOff className="icon" aria-hidden />
        <span>
          <b>No connection since {tellTime(connection.since)}</b>
          You see what was loaded then.{toSend}
        </span>
      </div>
    );
  }
  return (
    <>
      <div className="desk-note desk-note-off" role="alert">
        <TriangleAlert className="icon" aria-hidden />
        <span>
          <b>The desk does not answer</b>
          Enquiries are kept all the same. <NextTry at={connection.nextAt} />
          {toSend}
        </span>
      </div>
      <TryNow onTry={onTry} />
    </>
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
