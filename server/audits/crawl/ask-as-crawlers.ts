import { fewIdentities, type Identity } from "#engine/ai-access/asked-as.ts";
import type { AskedAs, PageLook } from "#engine/ai-access/judge-server-access.ts";
import { lookOfFacts } from "#engine/site-audit/page/look-of-facts.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { PageRow, SiteAskedAs } from "#engine/site-audit/rows.ts";

import type { CrawlRun } from "#server/audits/crawl/crawl-run.ts";
import { keepHeaders } from "#server/reading/keep-headers.ts";

/**
 * Asks for the start page as two crawlers, to see whether the server's answer is the same. The robots.txt
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
  const asked: AskedAs[] = [];
  for (const identity of fewIdentities) {
    const one = await askAs(run, url, identity);
    // What was not sent says nothing of the server.
    if (one === undefined) return;
    asked.push(one);
  }
  if (run.signal.aborted) return;
  const found: SiteAskedAs = { url, asked };
  await run.keep({ parts: [{ name: "asked-as", body: JSON.stringify(found) }] });
}

/** Undefined: the crawl was stopped, or spares a tired server, before it was asked. */
async function askAs(run: CrawlRun, url: string, identity: Identity): Promise<AskedAs | undefined> {
  const { name, userAgent } = identity;
  const verdict = await judgeFor(run, url, name);
  if (!verdict.isAllowed) {
    return { name, state: "closed", ...(verdict.line !== undefined && { line: verdict.line }) };
  }
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
  if (!asked.ok) return { name, state: "no-answer", detail: asked.detail };
  const headers = keepHeaders(asked.headers);
  const price = headers["crawler-price"];
  const head = {
    status: asked.status,
    ...(asked.location !== undefined && { location: asked.location }),
    ...(price !== undefined && { price }),
  };
  return { name, state: "answered", ...(await look(run, { ...asked, headers }, head)) };
}

/** What the robots.txt of the page's host says to one name; one without an answer closes it. */
async function judgeFor(run: CrawlRun, url: string, agent: string) {
  const file = await run.robots.fileOf(new URL(url).origin);
  if (file.kind === "none") return { isAllowed: true, line: undefined };
  if (file.kind === "unavailable") return { isAllowed: false, line: undefined };
  const read = await run.parse({ kind: "robots", bytes: Buffer.from(file.text), agent, url });
  const verdict = read.kind === "robots" ? read.verdict : undefined;
  return { isAllowed: verdict?.allowed === true, line: verdict?.rule?.line };
}

type Answered = {
  url: string;
  status: number;
  body: Uint8Array;
  headers: Readonly<Record<string, string>>;
};

async function look(
  run: CrawlRun,
  { url, status, body, headers }: Answered,
  head: Pick<PageLook, "status" | "location" | "price">,
): Promise<PageLook> {
  const nothing = { ...head, canonical: null, isNoindex: false, words: 0 };
  if (body.length === 0) return nothing;
  const { hosts, crawl } = run;
  const now = crawl.createdAt;
  const read = await run.parse({ kind: "page", bytes: body, url, status, headers, hosts, now });
  if (read.kind !== "page") return nothing;
  return { ...head, ...lookOfFacts(JSON.parse(read.facts) as SitePageFacts) };
}
