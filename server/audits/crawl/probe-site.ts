import { addressKey } from "#engine/address/address-key.ts";
import type { MadeUp, PageRow, SiteRows, VariantRow } from "#engine/site-audit/rows.ts";

import type { CrawlRun } from "./crawl-run.ts";

type Answer = { status: number | null; location?: string; detail?: string };

const MAX_HOPS = 5;
/** No site has it; always the same one, so that two readings of a site can be compared. */
const MADE_UP_PATH = "/no-such-page-7q2k4x9d";

/**
 * Asks how the site answers where no link leads: http and https, with and without www, and a page that
 * it does not have. Last, so that what was asked already is not asked again.
 */
export async function probeSite(run: CrawlRun): Promise<void> {
  const kept = await run.tools.store.readPart(run.crawl.id, "made-up");
  if (kept !== undefined || run.isOver() || run.signal.aborted) return;
  const madeUp = await askMadeUps(run);
  const variants = await askVariants(run);
  if (run.signal.aborted) return;
  await run.keep({
    parts: [
      { name: "variants", body: JSON.stringify(variants) },
      { name: "made-up", body: JSON.stringify(madeUp) },
    ],
  });
}

async function askVariants(run: CrawlRun): Promise<readonly VariantRow[]> {
  const { host } = new URL(run.startUrl);
  // Numbers, single labels and ports have no variants that a person would type.
  if (run.hosts.length < 2 || host.includes(":")) return [];
  const known = new Map<string, Answer>();
  const variants: VariantRow[] = [];
  for (const name of run.hosts.slice(0, 2)) {
    for (const scheme of ["https", "http"]) {
      variants.push(await follow(run, `${scheme}://${name}/`, known));
    }
  }
  return variants;
}

async function follow(run: CrawlRun, url: string, known: Map<string, Answer>): Promise<VariantRow> {
  let next = url;
  let status: number | null = null;
  for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
    const answer = known.get(addressKey(next)) ?? (await askOnce(run, next));
    known.set(addressKey(next), answer);
    if (hops === 0) status = answer.status;
    if (answer.location === undefined) {
      const { detail } = answer;
      const end = answer.status === null ? null : next;
      return { url, status, end, ...(detail !== undefined && { detail }) };
    }
    next = answer.location;
  }
  return { url, status, end: null, detail: "It redirects too often." };
}

async function askOnce(run: CrawlRun, url: string): Promise<Answer> {
  const n = run.frontier.numberOf(url);
  const body = n === undefined ? undefined : await run.tools.store.readPage(run.crawl.id, n);
  if (body !== undefined) {
    const { status, location, notRead } = JSON.parse(body) as PageRow;
    return {
      status,
      ...(location !== undefined && { location }),
      ...(notRead !== undefined && { detail: notRead.detail }),
    };
  }
  const verdict = await run.robots.judge(url);
  if (!verdict.allowed) return { status: null, detail: verdict.detail };
  const asked = await run.ask(url, {
    accept: "text/html",
    limitMs: run.crawl.settings.pageMs,
    maxBytes: run.crawl.settings.pageBytes,
    wantsBody: () => false,
  });
  if (!asked.ok) return { status: asked.status ?? null, detail: asked.detail };
  return {
    status: asked.status,
    ...(asked.location !== undefined && { location: asked.location }),
  };
}

/** At the top and, where the site has one, in the folder with most pages: a server may know each folder its own way. */
async function askMadeUps(run: CrawlRun): Promise<SiteRows["madeUp"]> {
  const top = await askMadeUp(run, new URL(MADE_UP_PATH, run.startUrl).href);
  const folder = findLargestFolder(run);
  if (folder === undefined) return top;
  return { ...top, inFolder: await askMadeUp(run, folder + MADE_UP_PATH) };
}

/** A folder with fewer pages is not worth a request. Our choice. */
const MIN_OF_A_FOLDER = 3;

/** "https://shop.pk/shawls" of the folder below the top that has most pages that answered. */
function findLargestFolder({ frontier }: CrawlRun): string | undefined {
  const { found } = frontier.counts();
  const folders = Map.groupBy(
    frontier.squares(found).flatMap((state, n) => (state === "open" ? [frontier.urlOf(n)] : [])),
    (url) => {
      const { origin, pathname } = new URL(url);
      return origin + pathname.slice(0, pathname.lastIndexOf("/", pathname.length - 2));
    },
  );
  const [largest] = [...folders]
    .filter(([folder, { length }]) => length >= MIN_OF_A_FOLDER && new URL(folder).pathname !== "/")
    .toSorted(([, one], [, other]) => other.length - one.length);
  return largest?.[0];
}

async function askMadeUp(run: CrawlRun, url: string): Promise<MadeUp> {
  const verdict = await run.robots.judge(url);
  if (!verdict.allowed) return { url, status: null, textHash: null };
  const { pageMs, pageBytes } = run.crawl.settings;
  const asked = await run.ask(url, {
    accept: "text/html",
    limitMs: pageMs,
    maxBytes: pageBytes,
    wantsBody: (status, headers) =>
      status >= 200 && status < 300 && /html/i.test(headers["content-type"] ?? ""),
  });
  if (!asked.ok || asked.body.length === 0) {
    const row = { url, status: asked.status ?? null, textHash: null };
    if (!asked.ok || asked.location === undefined) return row;
    const { end } = await follow(run, asked.location, new Map());
    return end === null ? row : { ...row, end };
  }
  const { status, body } = asked;
  const answer = await run.parse({
    kind: "page",
    bytes: body,
    url,
    status,
    headers: {},
    hosts: run.hosts,
    now: run.crawl.createdAt,
  });
  return { url, status, textHash: answer.kind === "page" ? answer.textHash : null };
}
