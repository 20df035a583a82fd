import type { PastedProblem } from "#engine/html/pasted-html.ts";
import type { Result } from "#lib/result.ts";
import { makeAsker } from "#app/browser/make-asker.ts";
import { isTooMuchForPage, type PageSource } from "./page-source.ts";
import { showControlsIn } from "#lib/text/show-controls.ts";

/** "failed": the reading broke off, in the worker and on the page. */
export type SourceProblem = PastedProblem | "failed";

export type SourceReply<Report> = Result<Report, SourceProblem>;

/**
 * Reads a page's source beside the page, so that it answers while a large one is read. Where there is
 * no worker the page reads it itself, unless that would freeze it.
 */
export function makeSourceAsker<Source extends PageSource, Report>(
  start: () => Worker,
  readHere: (source: Source) => Promise<SourceReply<Report>>,
): (source: Source) => Promise<SourceReply<Report>> {
  const ask = makeAsker<Source, SourceReply<Report>>(start, (source) =>
    isTooMuchForPage(source)
      ? Promise.resolve({ ok: false, problem: "failed" } as const)
      : readHere(source),
  );
  return async (source) => showControlsIn(await ask(source));
}
