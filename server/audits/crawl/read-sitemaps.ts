import { addressKey, firstSpellings } from "#engine/address/address-key.ts";
import { setImmediate as immediate } from "node:timers/promises";

import { pathOf } from "#engine/address/path-of.ts";
import { MAX_SITEMAP_BYTES, MAX_SITEMAP_ENTRIES, MAX_SITEMAP_FILES } from "#engine/bounds.ts";
import type { SitemapRow } from "#engine/site-audit/rows.ts";

import { groupThousands } from "#lib/group-thousands.ts";
import { withJsonField } from "#server/front/with-json-field.ts";
import type { Asked } from "./ask.ts";
import type { CrawlRun } from "./crawl-run.ts";
import { SITEMAP_MEGABYTES, type SitemapRead } from "./sitemap-task.ts";

type Waiting = { url: string; foundIn: SitemapRow["foundIn"] };

/** The progress of reading sitemaps, written after each file. */
type State = { queue: Waiting[]; files: number; entries: number };

const TOO_LARGE = `It is larger than the ${SITEMAP_MEGABYTES} MB that a sitemap may have.`;
const LIMIT_MS = 30_000;
const MAX_REDIRECTS = 5;
const PART = "sitemaps";
/** Addresses that are judged, and written, before others have their turn. */
const FOUND_AT_ONCE = 1_000;

/** The sitemaps that robots.txt names, else the two usual places; what they list enters the frontier. */
export async function readSitemaps(run: CrawlRun): Promise<void> {
  const state = await loadState(run);
  const seen = new Set(state.queue.map(({ url }) => addressKey(url)));
  while (state.queue.length > 0 && !run.signal.aborted && !run.isOver()) {
    const waiting = state.queue[0]!;
    const file = await readFile(run, waiting, state);
    if (file === undefined) return;
    const { row, read = NOTHING_READ } = file;
    await addFound(run, read.found);
    if (read.isCut) tellCut(run);
    state.queue.shift();
    state.files += 1;
    state.entries += read.count;
    for (const url of read.files) {
      const key = addressKey(url);
      if (seen.has(key)) continue;
      seen.add(key);
      if (state.files + state.queue.length < MAX_SITEMAP_FILES) {
        state.queue.push({ url, foundIn: "index" });
      } else tellMany(run);
    }
    // One usual place with a sitemap is enough.
    if (waiting.foundIn === "usual" && row.kind !== "missing") {
      state.queue = state.queue.filter(({ foundIn }) => foundIn !== "usual");
    }
    const nested = findNesting(row, read);
    const kept = JSON.stringify(nested === undefined ? row : { ...row, detail: nested });
    const name = `sitemap ${String(state.files).padStart(4, "0")}`;
    await run.keep({
      parts: [
        { name, body: withJsonField(kept, "entries", read.entries) },
        { name: PART, body: JSON.stringify(state) },
      ],
    });
  }
}

/** https://support.google.com/webmasters/answer/7451001, "Nested sitemap indexes" */
function findNesting(
  { foundIn, kind }: KeptRow,
  { namesItself }: Pick<SitemapRead, "namesItself">,
): string | undefined {
  if (kind !== "index") return undefined;
  if (namesItself) return "It is an index that names itself.";
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
      ? firstSpellings(named)
          .slice(0, MAX_SITEMAP_FILES)
          .map((url) => ({ url, foundIn: "robots" }))
      : ["/sitemap.xml", "/sitemap_index.xml"].map((path) => ({
          url: `${origin}${path}`,
          foundIn: "usual",
        }));
  return { queue, files: 0, entries: 0 };
}

/** Its entries are written by the worker that read them. */
type KeptRow = Omit<SitemapRow, "entries">;

/** `read`: its contents, if it was read. */
type ReadFile = { row: KeptRow; read?: SitemapRead };

const NOTHING_READ: Omit<SitemapRead, "kind" | "says"> = {
  entries: "[]",
  count: 0,
  files: [],
  namesItself: false,
  found: [],
  isCut: false,
};

/** Undefined if the crawl was stopped first. */
async function readFile(
  run: CrawlRun,
  { url, foundIn }: Waiting,
  state: State,
): Promise<ReadFile | undefined> {
  const row = { url, foundIn, status: null };
  let next = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const verdict = await run.robots.judge(next);
    if (run.signal.aborted) return undefined;
    if (!verdict.allowed) return { row: { ...row, kind: "unread", detail: verdict.detail } };
    const answer = await run.askPatiently(next, QUESTION);
    if (answer === undefined) return undefined;
    const { asked, hasToStop } = answer;
    if (!asked.ok && asked.reason === "too-large") tellLarge(run, next, TOO_LARGE);
    if (!asked.ok || hasToStop) return { row: { ...row, ...describeFailure(asked) } };
    if (asked.location !== undefined) {
      next = asked.location;
      continue;
    }
    const { described, read } = await describeFile(run, asked, { url, state });
    // A usual place that leads to the home page has no sitemap, and nothing claims that it has.
    const isGuess = foundIn === "usual" && hops > 0 && described.kind === "invalid";
    return {
      row: { ...row, ...(isGuess ? { kind: "missing" as const } : described) },
      ...(read && { read }),
    };
  }
  return { row: { ...row, kind: "unread", detail: "It redirects too often." } };
}

const QUESTION = {
  accept: "application/xml,text/xml,text/plain;q=0.9,*/*;q=0.5",
  limitMs: LIMIT_MS,
  maxBytes: MAX_SITEMAP_BYTES,
  unpacks: false,
  wantsBody: (status: number) => status >= 200 && status < 300,
};

function describeFailure(asked: Asked): Pick<SitemapRow, "status" | "kind" | "detail"> {
  const status = asked.status ?? null;
  if (asked.ok) return { status, kind: "unread", detail: `It answers ${asked.status}.` };
  if (asked.reason === "too-large") {
    return { status, kind: "invalid", detail: TOO_LARGE };
  }
  return { status, kind: "unread", detail: asked.detail };
}

type Described = Partial<KeptRow> & Pick<KeptRow, "kind">;

async function describeFile(
  run: CrawlRun,
  { status, headers, body, url: answered }: Extract<Asked, { ok: true }>,
  { url, state }: { url: string; state: State },
): Promise<{ described: Described; read?: SitemapRead }> {
  if (status === 404 || status === 410) return { described: { status, kind: "missing" } };
  if (status >= 300) {
    return { described: { status, kind: "unread", detail: `It answers ${status}.` } };
  }
  const { maxKnown } = run.crawl.settings;
  const read = await run.parse({
    kind: "sitemap",
    url,
    bytes: body,
    coding: headers["content-encoding"],
    hosts: run.hosts,
    maxEntries: Math.max(0, Math.max(MAX_SITEMAP_ENTRIES, maxKnown) - state.entries),
    maxFound: maxKnown,
  });
  if (read.kind !== "sitemap") {
    const problem = read.kind === "failed" && read.problem !== "failed" ? read.problem : "";
    if (problem.includes("larger")) tellLarge(run, answered, problem);
    return { described: { status, kind: "invalid", detail: problem || "It could not be read." } };
  }
  const detail = read.detail === undefined ? {} : { detail: read.detail };
  return { described: { status, kind: read.says, ...detail }, read };
}

/** Adds what it lists to the frontier, in parts, so that other work gets its turn. */
async function addFound(run: CrawlRun, found: SitemapRead["found"]) {
  const { beyond } = run.frontier.counts();
  for (let from = 0; from < found.length; from += FOUND_AT_ONCE) {
    for (const { url, by } of found.slice(from, from + FOUND_AT_ONCE)) {
      run.frontier.add(url, by, null);
    }
    if (from + FOUND_AT_ONCE < found.length) {
      await run.keep();
      await immediate();
    }
  }
  if (run.frontier.counts().beyond > beyond) tellCut(run);
}

function tellLarge(run: CrawlRun, url: string, problem: string) {
  const sentence = problem.charAt(0).toLowerCase() + problem.slice(1);
  run.addBound("sitemap-bytes", `${pathOf(url, run.startUrl)} was not read: ${sentence}`);
}

function tellCut(run: CrawlRun) {
  run.addBound(
    "sitemap-entries",
    `We took ${groupThousands(run.crawl.settings.maxKnown)} addresses from the sitemaps; they list more.`,
  );
}

function tellMany(run: CrawlRun) {
  run.addBound(
    "sitemap-entries",
    `${MAX_SITEMAP_FILES} sitemap files are read at most; there are more.`,
  );
}
