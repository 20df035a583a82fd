import type { StreamPlace } from "#server/front/stream-places.ts";

/** How much of a text is copied for a connection at a time. */
const PIECE_BYTES = 64 * 1024;

/** Piece `n` of a file, from 0; undefined after the last one. */
export type ReadPiece = (n: number) => Promise<Uint8Array | undefined>;

/** Sends pieces as the reader takes them, never ahead. Its place is left at the end, and when it breaks off. */
export function streamPieces(
  read: ReadPiece,
  { signal, leave }: StreamPlace,
): ReadableStream<Uint8Array> {
  let n = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = signal.aborted ? undefined : await read(n);
          n += 1;
          if (piece !== undefined) return controller.enqueue(piece);
        } catch (error) {
          leave();
          throw error;
        }
        leave();
        controller.close();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}

export function streamText(text: string, place: StreamPlace): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return streamPieces(async (n) => {
    const piece = bytes.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES);
    return piece.length === 0 ? undefined : piece;
  }, place);
}
