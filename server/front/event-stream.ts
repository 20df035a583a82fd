import type { StreamPlace } from "./stream-places.ts";

/** `data`: text without line breaks. */
export type ServerSentEvent = { id?: string | number; type: string; data: string };

export type EventSink = {
  /** Whether the reader has yet to take something. */
  hasUnread: () => boolean;
  send: (event: ServerSentEvent) => void;
  end: () => void;
};

type EventStreamOptions = {
  /** Is left at the end. */
  place: StreamPlace;
  /** Aborted when the reader is gone. */
  gone: AbortSignal;
  /** Gives what ends it. */
  begin: (sink: EventSink) => () => void;
};

export const EVENT_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Proxies that gather answers would delay it: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
  "X-Accel-Buffering": "no",
  // When the server ends, this connection is not kept open for another request.
  Connection: "close",
};

/** Proxies cut a stream that is silent for 30 s. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ": \n\n";
/** A reader that takes nothing is cut off: it comes back with the last id that it saw. */
const MOST_UNREAD = 500;

/**
 * Server-sent events until the reader leaves, the server ends, or the sink is ended.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function createEventStream({
  place,
  gone,
  begin,
}: EventStreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const signal = AbortSignal.any([gone, place.signal]);
  let end = place.leave;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isEnded = false;
        const unread = () => MOST_UNREAD - (controller.desiredSize ?? MOST_UNREAD);
        const write = (text: string) => {
          if (isEnded) return;
          if (unread() >= MOST_UNREAD) return end();
          controller.enqueue(encoder.encode(text));
        };
        const send = ({ id, type, data }: ServerSentEvent) =>
          write(`${id === undefined ? "" : `id: ${id}\n`}event: ${type}\ndata: ${data}\n\n`);
        const beating = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS);
        const stop = begin({ hasUnread: () => unread() > 0, send, end: () => end() });
        end = () => {
          if (isEnded) return;
          isEnded = true;
          clearInterval(beating);
          stop();
          place.leave();
          signal.removeEventListener("abort", end);
          try {
            controller.close();
          } catch {
            // The reader left first.
          }
        };
        signal.addEventListener("abort", end);
        // A first byte at once: the browser knows that it is connected.
        write(HEARTBEAT);
        if (signal.aborted) end();
      },
      cancel: () => end(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_UNREAD }),
  );
}
