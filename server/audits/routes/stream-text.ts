import type { StreamPlace } from "#server/audits/routes/stream-places.ts";

/** So much of a text is copied for a connection at a time. */
const PIECE_BYTES = 64 * 1024;

/** A text in pieces as they are read; its place is left with the last one, or when the reader goes. */
export function streamText(text: string, { signal, leave }: StreamPlace): ReadableStream {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (signal.aborted || at >= bytes.length) {
          leave();
          controller.close();
          return;
        }
        controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        at += PIECE_BYTES;
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}
