import type { ExportFormat } from "./report-files.ts";
import type { ReadPiece } from "#server/audits/routes/stream-pieces.ts";
import type { CrawlStore } from "#server/audits/store/crawl-store.ts";

type FindReportFileOptions = {
  store: Pick<CrawlStore, "readFile">;
  /** Makes the files of a report that has none yet. */
  write: (id: number) => Promise<unknown>;
};

/** Finds a report's packed file in the store. Undefined if the report has no such file. */
export function createFindReportFile({ store, write }: FindReportFileOptions) {
  const writing = new Map<number, Promise<unknown>>();

  /** Once, however many ask at the same moment. */
  function writeOnce(id: number): Promise<unknown> {
    const begun = writing.get(id) ?? write(id).finally(() => writing.delete(id));
    writing.set(id, begun);
    return begun;
  }

  return async (id: number, format: ExportFormat): Promise<ReadPiece | undefined> => {
    let first = await store.readFile(id, format, 0);
    if (first === undefined) {
      await writeOnce(id);
      first = await store.readFile(id, format, 0);
    }
    if (first === undefined || first.length === 0) return undefined;
    return (n) => store.readFile(id, format, n);
  };
}
