import type { Server } from "node:http";

import { within } from "#server/front/deadline.ts";

type ShutdownOptions = {
  server: Server;
  /** Runs once the last answer is out: flush, stop the relay, close the database. */
  finish: () => Promise<void>;
  exit: (code: number) => void;
  onEnding?: () => void;
};

/** Connections that are still busy then are cut. Supervisors kill after 10 s or more. */
const LAST_CALL_MS = 5_000;

/** A database that hangs must not keep the process from ending: nothing acknowledged is in there. */
const FINISH_WITHIN_MS = 3_000;

/**
 * Ends well: what has begun is answered, nothing new is begun, then the store is closed.
 * Closing the server alone waits for browsers that keep their connections busy.
 */
export function createShutdown({ server, finish, exit, onEnding }: ShutdownOptions) {
  let isEnding = false;

  server.prependListener("request", (_request, response) => {
    if (isEnding) response.shouldKeepAlive = false;
  });

  return {
    isEnding: () => isEnding,
    /** A second signal changes nothing: it must not cut the last commit. */
    begin: () => {
      if (isEnding) return;
      isEnding = true;
      onEnding?.();
      server.close(() => {
        within(FINISH_WITHIN_MS, finish()).then(
          () => exit(0),
          () => exit(1),
        );
      });
      setTimeout(() => server.closeAllConnections(), LAST_CALL_MS).unref();
    },
  };
}
