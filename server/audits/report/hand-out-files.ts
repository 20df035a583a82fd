import type { ExportFormat } from "#server/audits/report/report-files.ts";
import type { CrawlStore } from "#server/audits/store/crawl-store.ts";
import type { StreamPlace } from "#server/audits/routes/stream-places.ts";

/** A file's packed bytes, piece by piece as they are taken. */
export type HandedOut = (place: StreamPlace) => ReadableStream<Uint8Array>;

export type HandOutOptions = {
  store: Pick<CrawlStore, "readFile">;
  /** Makes the files of a report that has none yet. */
  write: (id: number) => Promise<unknown>;
};

/** Sends a report's files from the store, one piece at a time in memory. */
export function createHandOut({ store, write }: HandOutOptions) {
  const writing = new Map<number, Promise<unknown>>();

  /** Once, however many ask for them at the same moment. */
  function writeOnce(id: number): Promise<unknown> {
    const begun =
      writing.get(id) ??
      write(id).finally(() => {
        writing.delete(id);
      });
    writing.set(id, begun);
    return begun;
  }

  /** Undefined where the report has no such file. */
  return async (id: number, format: ExportFormat): Promise<HandedOut | undefined> => {
    let first = await store.readFile(id, format, 0);
    if (first === undefined) {
      await writeOnce(id);
      first = await store.readFile(id, format, 0);
    }
    if (first === undefined || first.length === 0) return undefined;
    return ({ leave, signal }) => {
      let n = 0;
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const piece = signal.aborted ? undefined : await store.readFile(id, format, n);
            n += 1;
            if (piece !== undefined) return controller.enqueue(piece);
            leave();
            controller.close();
          },
          cancel: leave,
        },
        { highWaterMark: 0 },
      );
    };
  };
}
