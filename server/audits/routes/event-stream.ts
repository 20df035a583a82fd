import { createHash } from "node:crypto";

import type { Phase, SiteAuditEvent } from "#engine/site-audit/contract.ts";

import type { StateJson } from "#server/audits/report/describe-crawl.ts";
import type { Listener } from "#server/audits/start/crawl-listeners.ts";

type EventStreamOptions = {
  /** Undefined: it was deleted. */
  read: () => Promise<StateJson | undefined>;
  listen: (listener: Listener) => () => void;
  /** What a browser that was cut off had seen last. */
  lastEventId: string | undefined;
  /** The reader is gone, or the server ends. */
  signal: AbortSignal;
  onEnd: () => void;
};

/** Proxies cut a stream that is silent for 30 s. */
const HEARTBEAT_MS = 15_000;
/** What another server does to a crawl is seen by looking. */
const LOOK_EVERY_MS = 1_000;
const ENDED: ReadonlySet<Phase> = new Set(["done", "stopped", "failed"]);

/**
 * A crawl's states as server-sent events: a snapshot, its changes, its end. An event's id is a hash of
 * its contents, so that a browser that reconnects is sent nothing twice.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamEvents(options: EventStreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let close: (() => void) | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let seen = options.lastEventId;
      let isFirst = true;
      let isClosed = false;
      const send = ({ phase, json: data }: StateJson) => {
        if (isClosed) return;
        const isEnd = ENDED.has(phase);
        const id = createHash("sha256").update(data).digest("base64url").slice(0, 16);
        // A slow reader gets the next state, not all states in between.
        const isFull = (controller.desiredSize ?? 1) <= 0 && !isEnd;
        if ((id !== seen || isEnd) && !isFull) {
          const type: SiteAuditEvent["type"] = isEnd ? "end" : isFirst ? "snapshot" : "change";
          seen = id;
          isFirst = false;
          controller.enqueue(
            encoder.encode(
              `id: ${id}\nevent: ${type}\ndata: {"type":"${type}","state":${data}}\n\n`,
            ),
          );
        }
        if (isEnd) close?.();
      };
      const look = () =>
        options.read().then(
          (state) => (state === undefined ? close?.() : send(state)),
          () => {},
        );
      const unlisten = options.listen(send);
      const beating = setInterval(() => controller.enqueue(encoder.encode(": \n\n")), HEARTBEAT_MS);
      const looking = setInterval(look, LOOK_EVERY_MS);
      const end = () => {
        if (isClosed) return;
        isClosed = true;
        clearInterval(beating);
        clearInterval(looking);
        unlisten();
        options.onEnd();
        options.signal.removeEventListener("abort", end);
        try {
          controller.close();
        } catch {
          // The reader left first.
        }
      };
      close = end;
      options.signal.addEventListener("abort", end);
      if (options.signal.aborted) end();
      else void look();
    },
    cancel: () => close?.(),
  });
}
