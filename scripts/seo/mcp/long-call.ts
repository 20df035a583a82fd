import type { callSeo } from "#scripts/seo/call-seo.ts";
import type { CrawlProgress } from "#scripts/seo/command.ts";

/** In milliseconds. A client ends a request after 60 seconds by default, and loses its answer. */
export const PATIENCE_MS = 45_000;

type Ended = Awaited<ReturnType<typeof callSeo>>;
type OnProgress = (progress: CrawlProgress) => void;

/** A call that may take longer than a client waits: one request begins it, others wait on. */
export class LongCall {
  /** The last one that was told. */
  progress: CrawlProgress | undefined;
  readonly #ended: Promise<Ended>;
  readonly #watchers = new Set<OnProgress>();

  constructor(begin: (onProgress: OnProgress) => Promise<Ended>) {
    this.#ended = begin((progress) => {
      this.progress = progress;
      for (const tell of this.#watchers) tell(progress);
    });
  }

  /**
   * Tells of progress while it waits, and no longer.
   * @returns what the call wrote; undefined if it goes on after `PATIENCE_MS`
   */
  async wait(onProgress: OnProgress): Promise<Ended | undefined> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, PATIENCE_MS, undefined);
    this.#watchers.add(onProgress);
    try {
      return await Promise.race([this.#ended, late.promise]);
    } finally {
      clearTimeout(timer);
      this.#watchers.delete(onProgress);
    }
  }
}
