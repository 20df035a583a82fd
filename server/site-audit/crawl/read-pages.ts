import { groupThousands } from "#lib/group-thousands.ts";
import { addBound } from "#server/site-audit/crawl/bounds-met.ts";
import type { CrawlRun } from "#server/site-audit/crawl/crawl-run.ts";
import { readAddress, type AddressRead } from "#server/site-audit/crawl/read-address.ts";
import { takeIn } from "#server/site-audit/crawl/take-in.ts";
import type { CrawlStep } from "#server/site-audit/store/crawl-store.ts";

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
  const ahead = atOnce + AHEAD;
  const batchSize = gapMs === 0 ? BATCH : 1;
  const onTheWay: Promise<AddressRead>[] = [];
  let batch: PageSteps[number][] = [];
  let redirects = 0;
  const hasRoom = () => pagesRead(run, redirects) + onTheWay.length < limit;

  const flush = async (more: CrawlStep = {}) => {
    const pages = batch;
    batch = [];
    await run.keep({ pages, ...more });
  };

  let fault: { error: unknown } | undefined;
  // A batch does not wait for a slow answer to be kept, and told.
  const flushing = setInterval(() => {
    if (batch.length > 0) flush().catch((error: unknown) => (fault = { error }));
  }, FLUSH_EVERY_MS);

  try {
    await readTurns();
  } finally {
    clearInterval(flushing);
  }
  await flush();
  if (!hasRoom() && frontier.waiting().length > 0) addPagesBound(run);

  async function readTurns() {
    for (;;) {
      if (fault !== undefined) throw fault.error;
      while (onTheWay.length < ahead && !run.signal.aborted && hasRoom() && !run.isOver()) {
        const n = frontier.next();
        if (n === undefined) break;
        onTheWay.push(readAddress(run, n));
      }
      const first = onTheWay.shift();
      if (first === undefined) {
        if (run.signal.aborted || run.isOver() || !hasRoom()) break;
        const turns = frontier.beginTurn();
        if (turns === undefined) break;
        await flush({ turns });
        continue;
      }
      const result = await first;
      const step = takeIn(run, result);
      if (result.state === "asked" && result.row.location !== undefined) redirects += 1;
      if (step !== undefined) batch.push(step);
      if (batch.length >= batchSize) await flush();
    }
  }
}

/** Redirects are on the way to a page, so they are bounded apart: as many again. */
function pagesRead({ frontier, crawl }: CrawlRun, redirects: number): number {
  const { read } = frontier.counts();
  return read - Math.min(redirects, crawl.settings.pages);
}

function addPagesBound(run: CrawlRun) {
  const more = run.frontier.waiting().length + run.frontier.counts().beyond;
  addBound(
    run,
    "pages",
    `${groupThousands(run.crawl.settings.pages)} pages are read at most. ${groupThousands(more)} more ${more === 1 ? "is" : "are"} known, and ${more === 1 ? "was" : "were"} not read.`,
  );
}
