import { groupThousands } from "#lib/group-thousands.ts";
import type { CrawlRun } from "./crawl-run.ts";
import { readAddress, type AddressRead } from "./read-address.ts";
import { recordAnswer } from "./record-answer.ts";
import type { CrawlStep } from "#server/audits/store/crawl-store.ts";

/** Answers that wait for those before them; more would only fill the memory. */
const AHEAD = 4;
/** Where nothing is waited for, several pages share a transaction. */
const BATCH = 32;
const FLUSH_EVERY_MS = 250;

type PageSteps = NonNullable<CrawlStep["pages"]>;

/**
 * Reads pages, turn by turn, until none is left or a bound is met. Requests overlap; what they
 * answer is taken in by the order of the turn, so that the same site always leaves the same rows.
 */
export async function readPages(run: CrawlRun): Promise<void> {
  const { frontier, crawl } = run;
  const { atOnce, gapMs, pages: limit } = crawl.settings;
  const batch = new PageBatch(run, gapMs === 0 ? BATCH : 1);
  const onTheWay: Promise<AddressRead>[] = [];
  // Each known address is asked once: time, `maxKnown` and the server's patience bound the dead ones.
  const hasRoom = () => frontier.counts().pages + onTheWay.length < limit;
  const mayAsk = () => !run.signal.aborted && hasRoom() && !run.isOver();

  function askAhead() {
    while (onTheWay.length < atOnce + AHEAD && mayAsk()) {
      const n = frontier.next();
      if (n === undefined) return;
      onTheWay.push(readAddress(run, n));
    }
  }

  async function beginTurn(): Promise<boolean> {
    const turns = mayAsk() ? frontier.beginTurn() : undefined;
    if (turns !== undefined) await batch.flush({ turns });
    return turns !== undefined;
  }

  try {
    for (;;) {
      askAhead();
      const first = onTheWay.shift();
      if (first === undefined) {
        if (await beginTurn()) continue;
        break;
      }
      const result = await first;
      await batch.add(recordAnswer(run, result));
    }
  } finally {
    batch.close();
  }
  await batch.flush();
  if (!hasRoom()) addPagesBound(run);
}

/** Answers that are kept together, without waiting for a slow one. */
class PageBatch {
  readonly #run: CrawlRun;
  readonly #size: number;
  readonly #flushing: ReturnType<typeof setInterval>;
  #pages: PageSteps[number][] = [];
  #fault: { error: unknown } | undefined;

  constructor(run: CrawlRun, size: number) {
    this.#run = run;
    this.#size = size;
    this.#flushing = setInterval(() => {
      if (this.#pages.length === 0) return;
      this.flush().catch((error: unknown) => (this.#fault = { error }));
    }, FLUSH_EVERY_MS);
  }

  async add(step: PageSteps[number] | undefined): Promise<void> {
    if (this.#fault !== undefined) throw this.#fault.error;
    if (step !== undefined) this.#pages.push(step);
    if (this.#pages.length >= this.#size) await this.flush();
  }

  async flush(more: CrawlStep = {}): Promise<void> {
    const pages = this.#pages;
    this.#pages = [];
    await this.#run.keep({ pages, ...more });
  }

  close() {
    clearInterval(this.#flushing);
  }
}

function addPagesBound(run: CrawlRun) {
  const { frontier } = run;
  // A canonical alone names another form of a page that was read, as a rule.
  const pages = frontier.waiting().filter((n) => !frontier.isOfCanonicalAlone(n));
  if (pages.length === 0) return;
  const more = pages.length + frontier.counts().beyond;
  run.addBound(
    "pages",
    `${groupThousands(run.crawl.settings.pages)} pages are read at most. ${groupThousands(more)} more ${more === 1 ? "is" : "are"} known, and ${more === 1 ? "was" : "were"} not read.`,
  );
}
