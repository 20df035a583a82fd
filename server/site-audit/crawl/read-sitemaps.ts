import { pathOf } from "#engine/address/path-of.ts";
import type { SitemapRow } from "#engine/site-audit/rows.ts";

import { groupThousands } from "#lib/group-thousands.ts";
import type { Asked } from "#server/site-audit/crawl/ask.ts";
import { addBound } from "#server/site-audit/crawl/bounds-met.ts";
import type { CrawlRun } from "#server/site-audit/crawl/crawl-run.ts";
import { parseOutside } from "#server/site-audit/crawl/parse-outside.ts";
import { foundByBit } from "#server/site-audit/store/crawl-store.ts";

type Waiting = { url: string; foundIn: SitemapRow["foundIn"] };

/** Where the reading of sitemaps stands, kept after each file. */
type State = { queue: Waiting[]; files: number; entries: number };

/** https://www.sitemaps.org/protocol.html: 50 MB unpacked, 50,000 addresses; an index has as many files. */
const MAX_BYTES = 50_000_000;
const MAX_FILES = 50;
const TOO_LARGE = `It is larger than the ${MAX_BYTES / 1_000_000} MB that a sitemap may have.`;
const LIMIT_MS = 30_000;
const MAX_REDIRECTS = 5;
const PART = "sitemaps";
const BY_SITEMAP = foundByBit("sitemap");
const BY_HREFLANG = foundByBit("hreflang");

/** The sitemaps that robots.txt names, else the two usual places; what they list enters the frontier. */
export async function readSitemaps(run: CrawlRun): Promise<void> {
  const state = await loadState(run);
  const seen = new Set(state.queue.map(({ url }) => url));
  while (state.queue.length > 0 && !run.signal.aborted && !run.isOver()) {
    const waiting = state.queue[0]!;
    const row = await readFile(run, waiting);
    if (row === undefined) return;
    state.queue.shift();
    state.files += 1;
    const room = Math.max(0, run.crawl.settings.maxKnown - state.entries);
    takeInEntries(run, row, state);
    if (row.kind === "index") {
      for (const url of row.files) {
        if (seen.has(url)) continue;
        seen.add(url);
        if (state.files + state.queue.length < MAX_FILES) {
          state.queue.push({ url, foundIn: "index" });
        } else tellMany(run);
      }
    }
    // One usual place with a sitemap is enough.
    if (waiting.foundIn === "usual" && row.kind !== "missing") {
      state.queue = state.queue.filter(({ foundIn }) => foundIn !== "usual");
    }
    const { files: _, ...all } = row;
    // What the site lists beyond what is known of it is not kept.
    const read = { ...all, entries: all.entries.slice(0, room) };
    const nested = findNesting(row);
    const kept = nested === undefined ? read : { ...read, detail: nested };
    const name = `sitemap ${String(state.files).padStart(4, "0")}`;
    await run.keep({
      parts: [
        { name, body: JSON.stringify(kept satisfies SitemapRow) },
        { name: PART, body: JSON.stringify(state) },
      ],
    });
  }
}

/** https://support.google.com/webmasters/answer/7451001, "Nested sitemap indexes" */
function findNesting({ url, foundIn, kind, files }: ReadFile): string | undefined {
  if (kind !== "index") return undefined;
  if (files.includes(url)) return "It is an index that names itself.";
  return foundIn === "index"
    ? "It is an index that an index names, which Google does not read."
    : undefined;
}

async function loadState(run: CrawlRun): Promise<State> {
  const kept = await run.tools.store.readPart(run.crawl.id, PART);
  if (kept !== undefined) return JSON.parse(kept) as State;
  const { sitemap: only } = run.ownerOptions;
  if (only !== undefined)
    return { queue: [{ url: only, foundIn: "robots" }], files: 0, entries: 0 };
  const { origin } = new URL(run.startUrl);
  const sitemaps = await run.robots.sitemapsOf(origin);
  const named = sitemaps.flatMap((sitemap) => URL.parse(sitemap, origin)?.href ?? []);
  const queue: Waiting[] =
    named.length > 0
      ? [...new Set(named)].slice(0, MAX_FILES).map((url) => ({ url, foundIn: "robots" }))
      : ["/sitemap.xml", "/sitemap_index.xml"].map((path) => ({
          url: `${origin}${path}`,
          foundIn: "usual",
        }));
  return { queue, files: 0, entries: 0 };
}

type ReadFile = SitemapRow & { files: readonly string[] };

/** Undefined: our own end came first. */
async function readFile(run: CrawlRun, { url, foundIn }: Waiting): Promise<ReadFile | undefined> {
  const row = { url, foundIn, status: null, entries: [], files: [] };
  let next = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const verdict = await run.robots.judge(next);
    if (run.signal.aborted) return undefined;
    if (!verdict.allowed) return { ...row, kind: "unread", detail: verdict.detail };
    const asked = await run.ask(next, {
      accept: "application/xml,text/xml,text/plain;q=0.9,*/*;q=0.5",
      limitMs: LIMIT_MS,
      maxBytes: MAX_BYTES,
      unpacks: false,
      wantsBody: (status) => status >= 200 && status < 300,
    });
    if (!asked.ok && asked.reason === "stopped") return undefined;
    const judgement = run.tired.judge(asked, run.tools.clock());
    if (judgement === "ask-again") {
      hops -= 1;
      continue;
    }
    const hasToStop = judgement === "stop";
    if (!asked.ok && asked.reason === "too-large") tellLarge(run, next, TOO_LARGE);
    if (!asked.ok || hasToStop) return { ...row, ...describeFailure(asked) };
    if (asked.location !== undefined) {
      next = asked.location;
      continue;
    }
    const described = await describeFile(run, asked);
    // A usual place that leads to the home page has no sitemap; nobody said that it had.
    const isGuess = foundIn === "usual" && hops > 0 && described.kind === "invalid";
    return { ...row, ...(isGuess ? { kind: "missing" as const } : described) };
  }
  return { ...row, kind: "unread", detail: "It redirects too often." };
}

function describeFailure(asked: Asked): Pick<SitemapRow, "status" | "kind" | "detail"> {
  const status = asked.status ?? null;
  if (asked.ok) return { status, kind: "unread", detail: `It answers ${asked.status}.` };
  if (asked.reason === "too-large") {
    return { status, kind: "invalid", detail: TOO_LARGE };
  }
  return { status, kind: "unread", detail: asked.detail };
}

async function describeFile(
  run: CrawlRun,
  { status, headers, body, url }: Extract<Asked, { ok: true }>,
): Promise<Partial<ReadFile> & Pick<SitemapRow, "kind">> {
  if (status === 404 || status === 410) return { status, kind: "missing" };
  if (status >= 300) return { status, kind: "unread", detail: `It answers ${status}.` };
  const answer = await parseOutside(run, {
    kind: "sitemap",
    bytes: body,
    coding: headers["content-encoding"],
    maxBytes: MAX_BYTES,
  });
  if (answer.kind !== "sitemap") {
    const problem = answer.kind === "failed" && answer.problem !== "failed" ? answer.problem : "";
    if (problem.includes("larger")) tellLarge(run, url, problem);
    return { status, kind: "invalid", detail: problem || "It could not be read." };
  }
  const { sitemap } = answer;
  if (sitemap.kind !== "invalid" && sitemap.isCut) tellCut(run);
  switch (sitemap.kind) {
    case "invalid":
      return { status, kind: "invalid", detail: sitemap.detail };
    case "index":
      return {
        status,
        kind: "index",
        files: sitemap.files,
        ...(sitemap.detail !== undefined && { detail: sitemap.detail }),
      };
    case "pages":
      return {
        status,
        kind: "pages",
        entries: sitemap.entries,
        ...(sitemap.detail !== undefined && { detail: sitemap.detail }),
      };
  }
}

function takeInEntries(run: CrawlRun, row: ReadFile, state: State) {
  const { maxKnown } = run.crawl.settings;
  const room = Math.max(0, maxKnown - state.entries);
  if (row.entries.length > room) tellCut(run);
  for (const { url, hreflang = [] } of row.entries.slice(0, room)) {
    addIfOwn(run, url, BY_SITEMAP);
    for (const version of hreflang) addIfOwn(run, version.url, BY_HREFLANG);
  }
  state.entries += row.entries.length;
}

function addIfOwn({ hosts, frontier }: CrawlRun, url: string, by: number) {
  const parsed = URL.parse(url);
  if (parsed !== null && hosts.includes(parsed.host)) frontier.add(parsed.href, by, null);
}

function tellLarge(run: CrawlRun, url: string, problem: string) {
  const sentence = problem.charAt(0).toLowerCase() + problem.slice(1);
  addBound(run, "sitemap-bytes", `${pathOf(url)} was not read: ${sentence}`);
}

function tellCut(run: CrawlRun) {
  addBound(
    run,
    "sitemap-entries",
    `We took ${groupThousands(run.crawl.settings.maxKnown)} addresses from the sitemaps; they list more.`,
  );
}

function tellMany(run: CrawlRun) {
  addBound(run, "sitemap-entries", `${MAX_FILES} sitemap files are read at most; there are more.`);
}
