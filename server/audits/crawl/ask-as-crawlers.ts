import { shorten } from "#lib/text/shorten.ts";
import { isKin } from "#engine/address/is-kin.ts";
import { fewIdentities } from "#engine/ai-access/asked-as.ts";
import { readLookHead } from "#engine/ai-access/read-look-head.ts";
import { lookOfFacts } from "#engine/site-audit/page/look-of-facts.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { CrawlerSaw, LinkRow, PageRow, SiteAskedAs } from "#engine/site-audit/rows.ts";
import { jaccard, readShingles } from "#engine/site-audit/rule-helpers/similarity.ts";

import { parseRobotsIn } from "./crawl-robots.ts";
import type { CrawlRun } from "./crawl-run.ts";
import { askAs } from "#server/reading/ask-as.ts";
import { keepHeaders } from "#server/reading/keep-headers.ts";
import { judgeName } from "#server/reading/site-robots.ts";

/**
 * Asks for the home page as two crawlers, to see whether the server's answer is the same. The robots.txt
 * group of each is honoured first. Only where our own reader got the page.
 */
export async function askAsCrawlers(run: CrawlRun): Promise<void> {
  const { store } = run.tools;
  const { settings } = run.crawl;
  // Whoever names an agent wants no other.
  if (settings.asksAsCrawlers !== true || run.ownerOptions.userAgent !== undefined) return;
  if (run.isOver() || run.signal.aborted) return;
  if ((await store.readPart(run.crawl.id, "asked-as")) !== undefined) return;
  const url = run.startUrl;
  const n = run.frontier.numberOf(url);
  const body = n === undefined ? undefined : await store.readPage(run.crawl.id, n);
  const row = body === undefined ? undefined : (JSON.parse(body) as PageRow);
  if (row?.facts === undefined || row.status !== 200) return;
  const { facts } = row;
  const saw: CrawlerSaw[] = [];
  const { asked, isComplete } = await askAs({
    identities: fewIdentities,
    judge: (name) => judgeFor(run, url, name),
    ask: ({ name, userAgent }) =>
      askStart(run, url, {
        userAgent,
        onRead: (read) => saw.push(describeSeen(name, read, facts)),
      }),
  });
  if (!isComplete || run.signal.aborted) return;
  const found: SiteAskedAs = { url, asked, saw };
  await run.keep({ parts: [{ name: "asked-as", body: JSON.stringify(found) }] });
}

type ReadAs = { facts: SitePageFacts; links: readonly LinkRow[] };

type AskStartOptions = { userAgent: string; onRead: (page: ReadAs) => void };

/** Undefined: the crawl was stopped, or spares a tired server, before it was asked. */
async function askStart(run: CrawlRun, url: string, { userAgent, onRead }: AskStartOptions) {
  const { pageMs, pageBytes } = run.crawl.settings;
  const asked = await run.ask(url, {
    accept: "text/html",
    userAgent,
    limitMs: pageMs,
    maxBytes: pageBytes,
    whenLarger: "cut",
    wantsBody: (_status, headers) => /html/i.test(headers["content-type"] ?? ""),
  });
  if (!asked.ok && asked.reason === "stopped") return undefined;
  if (!asked.ok) return { state: "no-answer", detail: asked.detail } as const;
  const headers = keepHeaders(asked.headers);
  const head = readLookHead(asked.status, asked.location, headers);
  const read = await readAnswer(run, { ...asked, headers });
  if (read !== undefined) onRead(read);
  const look = read === undefined ? NOTHING : lookOfFacts(read.facts);
  return { state: "answered", ...head, ...look } as const;
}

/** What the robots.txt of the page's host says to one name; one without an answer closes it. */
async function judgeFor(run: CrawlRun, url: string, agent: string) {
  const file = await run.robots.fileOf(new URL(url).origin);
  return judgeName(parseRobotsIn(run), file, { agent, url });
}

type Answered = {
  url: string;
  status: number;
  body: Uint8Array;
  headers: Readonly<Record<string, string>>;
};

const NOTHING = { canonical: null, isNoindex: false, words: 0 };

async function readAnswer(
  run: CrawlRun,
  { url, status, body, headers }: Answered,
): Promise<ReadAs | undefined> {
  if (body.length === 0) return undefined;
  const { hosts, crawl } = run;
  const now = crawl.createdAt;
  const read = await run.parse({ kind: "page", bytes: body, url, status, headers, hosts, now });
  if (read.kind !== "page") return undefined;
  return {
    facts: JSON.parse(read.facts) as SitePageFacts,
    links: JSON.parse(read.links) as readonly LinkRow[],
  };
}

const MAX_OPENING = 500;
const MAX_SITES = 100;

/** What a hacked site shows to crawlers alone; `own` is what our own reader got. */
function describeSeen(name: string, { facts, links }: ReadAs, own: SitePageFacts): CrawlerSaw {
  const here = links[0] === undefined ? "" : new URL(links[0].from).hostname;
  const hosts = links
    .filter(({ kind }) => kind === "link")
    .map(({ to }) => new URL(to).hostname)
    .filter((host) => !isKin(host, here));
  return {
    name,
    title: facts.titles[0]?.value ?? "",
    h1: facts.h1s[0]?.value ?? "",
    opening: shorten(facts.opening, MAX_OPENING, ""),
    words: facts.wordCount,
    likeness: jaccard(readShingles(facts), readShingles(own)),
    sites: [...new Set(hosts)].slice(0, MAX_SITES),
  };
}
