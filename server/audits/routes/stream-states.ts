import { createHash } from "node:crypto";

import type { Phase, SiteAuditEvent } from "#engine/site-audit/contract.ts";

import type { StateJson } from "#server/audits/report/describe-crawl.ts";
import type { EventSink } from "#server/front/event-stream.ts";

type StateStreamOptions = {
  /** Undefined: it was deleted. */
  read: () => Promise<StateJson | undefined>;
  /** What a browser that was cut off had seen last. */
  lastEventId: string | undefined;
};

/** What this server or another one does to a crawl is seen by looking. */
const LOOK_EVERY_MS = 500;
const ENDED: ReadonlySet<Phase> = new Set(["done", "stopped", "failed"]);

/**
 * A crawl's states: a snapshot, its changes, its end. An event's id is a hash of its contents, so that
 * a browser that reconnects is sent nothing twice.
 */
export function streamStates(
  { hasUnread, send, end }: EventSink,
  { read, lastEventId }: StateStreamOptions,
): () => void {
  let seen = lastEventId;
  let isFirst = true;
  const tell = ({ phase, json }: StateJson) => {
    const isEnd = ENDED.has(phase);
    const id = createHash("sha256").update(json).digest("base64url").slice(0, 16);
    // A slow reader gets the next state, not all states in between.
    const isSkipped = id === seen || (hasUnread() && !isFirst);
    if (isEnd || !isSkipped) {
      const type: SiteAuditEvent["type"] = isEnd ? "end" : isFirst ? "snapshot" : "change";
      seen = id;
      isFirst = false;
      send({ id, type, data: `{"type":"${type}","state":${json}}` });
    }
    if (isEnd) end();
  };
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    read()
      .then(
        (state) => (state === undefined ? end() : tell(state)),
        // The store is away: the next look may find it.
        () => {},
      )
      .finally(() => {
        if (!isOver) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  };
  look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
