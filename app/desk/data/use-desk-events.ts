import { useEffect, useEffectEvent, useRef, useState } from "react";

import { leaveIfSignedOut } from "./leave-if-signed-out.ts";
import { deskApi, type DeskMessage } from "#lib/desk/contract.ts";

/**
 * `off`: this device has no connection. `silent`: it has one, and the desk does not answer; `nextAt` is
 * when it is tried again. Times are milliseconds since 1970.
 */
export type Connection =
  | { kind: "on" }
  | { kind: "off"; since: number }
  | { kind: "silent"; since: number; nextAt: number };

/** Seconds until the next try; the last goes on. */
const RETRIES_S = [5, 15, 60];

const MESSAGES: readonly DeskMessage["type"][] = ["change", "gone", "signed-out"];

type EventOptions = {
  /** Number of the newest event that is known; what came after it is caught up. */
  after: () => number;
  onMessage: (message: DeskMessage) => void;
  /** The stream is open again, or for the first time. */
  onOpen: (how: { wasCut: boolean }) => void;
};

/** Follows what happens at the desk by server-sent events, and says when it cannot. */
export function useDeskEvents(options: EventOptions): readonly [Connection, tryNow: () => void] {
  const [connection, setConnection] = useState<Connection>({ kind: "on" });
  const onMessage = useEffectEvent(options.onMessage);
  const onOpen = useEffectEvent(options.onOpen);
  const after = useEffectEvent(options.after);
  const open = useRef<() => void>(() => {});

  useEffect(() => {
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let wasCut = false;

    function cut() {
      stream?.close();
      clearTimeout(timer);
      wasCut = true;
      const seconds = RETRIES_S[Math.min(tries, RETRIES_S.length - 1)] ?? 60;
      tries += 1;
      const nextAt = Date.now() + seconds * 1000;
      setConnection((last) => {
        const since = last.kind === "on" ? Date.now() : last.since;
        return navigator.onLine ? { kind: "silent", since, nextAt } : { kind: "off", since };
      });
      timer = setTimeout(connect, seconds * 1000);
      // A stream that is refused does not say why.
      if (navigator.onLine) void leaveIfSignedOut();
    }

    function connect() {
      stream?.close();
      clearTimeout(timer);
      if (!navigator.onLine) return cut();
      stream = new EventSource(`${deskApi.events}?after=${after()}`);
      stream.addEventListener("open", () => {
        tries = 0;
        setConnection({ kind: "on" });
        onOpen({ wasCut });
        wasCut = false;
      });
      for (const type of MESSAGES) {
        stream.addEventListener(type, ({ data }: MessageEvent<string>) =>
          onMessage(JSON.parse(data) as DeskMessage),
        );
      }
      stream.addEventListener("error", cut);
    }

    function begin() {
      tries = 0;
      connect();
    }

    open.current = begin;
    connect();
    addEventListener("online", begin);
    addEventListener("offline", cut);
    return () => {
      stream?.close();
      clearTimeout(timer);
      removeEventListener("online", begin);
      removeEventListener("offline", cut);
    };
  }, []);

  return [connection, () => open.current()];
}
