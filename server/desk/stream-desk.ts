import type { DeskHub, NumberedMessage } from "#server/desk/hub.ts";

/** Proxies cut a stream that is silent for 30 s. */
const HEARTBEAT_MS = 15_000;
/** A reader that takes nothing is cut off: it comes back with the last number it saw. */
const MOST_WAITING = 500;

type StreamOptions = {
  hub: Pick<DeskHub, "listen">;
  person: string;
  session: string;
  after: number;
  signal: AbortSignal;
};

/**
 * What happens, as server-sent events with the number of the event as id.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamDesk({ hub, signal, ...reader }: StreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: (() => void) | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isClosed = false;
        const write = (text: string) => {
          if (isClosed) return;
          if ((controller.desiredSize ?? 1) <= 0) return end?.();
          controller.enqueue(encoder.encode(text));
        };
        const tell = ({ message, number }: NumberedMessage) => {
          const id = number === undefined ? "" : `id: ${number}\n`;
          write(`${id}event: ${message.type}\ndata: ${JSON.stringify(message)}\n\n`);
          if (message.type === "signed-out") end?.();
        };
        const unlisten = hub.listen({ ...reader, tell });
        const beating = setInterval(() => write(": \n\n"), HEARTBEAT_MS);
        const close = () => {
          if (isClosed) return;
          isClosed = true;
          clearInterval(beating);
          unlisten();
          signal.removeEventListener("abort", close);
          try {
            controller.close();
          } catch {
            // The reader left first.
          }
        };
        end = close;
        signal.addEventListener("abort", close);
        // A first byte at once: the browser knows that it is connected.
        write(": \n\n");
      },
      cancel: () => end?.(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
}
