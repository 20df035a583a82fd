import { createHash } from "node:crypto";

import type { Phase, SiteAuditEvent } from "#engine/site-audit/contract.ts";

import type { StateJson } from "#server/audits/report/describe-crawl.ts";
import type { Listener } from "#server/audits/start/crawl-listeners.ts";
import type { EventSink } from "#server/front/event-stream.ts";

type StateStreamOptions = {
  /** Undefined: it was deleted. */
  read: () => Promise<StateJson | undefined>;
  listen: (listener: Listener) => () => void;
  /** What a browser that was cut off had seen last. */
  lastEventId: string | undefined;
};

/** What another server does to a crawl is seen by looking. */
const LOOK_EVERY_MS = 1_000;
const ENDED: ReadonlySet<Phase> = new Set(["done", "stopped", "failed"]);

/**
 * A crawl's states: a snapshot, its changes, its end. An event's id is a hash of its contents, so that
 * a browser that reconnects is sent nothing twice.
 */
export function streamStates(
  { hasUnread, send, end }: EventSink,
  { read, listen, lastEventId }: StateStreamOptions,
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
  const look = () =>
    read().then(
      (state) => (state === undefined ? end() : tell(state)),
      () => {},
    );
  const unlisten = listen(tell);
  const looking = setInterval(look, LOOK_EVERY_MS);
  void look();
  return () => {
    clearInterval(looking);
    unlisten();
  };
}
