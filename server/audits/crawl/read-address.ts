import { sameAddress } from "#engine/address/address-key.ts";
import type { IncomingHttpHeaders } from "node:http";

import { notReadReasons, type NotReadReason } from "#engine/live/not-read-reasons.ts";
import { EMPTY_PAGE } from "#engine/site-audit/not-a-page.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import { ownValue } from "#lib/own-value.ts";

import { keepHeaders } from "#server/reading/keep-headers.ts";
import type { Asked } from "./ask.ts";
import type { CrawlRun } from "./crawl-run.ts";
import type { NotRead } from "./frontier.ts";
import { withoutAdvice } from "#server/reading/without-advice.ts";
import type { JudgedPage } from "./page-task.ts";

/** What became of one address. */
export type AddressRead =
  /** It must not be asked. */
  | { state: "kept-out"; n: number; notRead: NotRead }
  /** The crawl was stopped first; the address still waits. */
  | { state: "interrupted"; n: number }
  | {
      state: "asked";
      n: number;
      /** Without the facts, which are JSON already. */
      row: Omit<PageRow, "url" | "foundBy" | "depth" | "facts">;
      read?: JudgedPage;
    };

const ACCEPT = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5";
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/** Asks one address of the site by its robots.txt, and has its HTML read in a worker process. */
export async function readAddress(run: CrawlRun, n: number): Promise<AddressRead> {
  const url = run.frontier.urlOf(n);
  const verdict = await run.robots.judge(url);
  if (run.signal.aborted) return { state: "interrupted", n };
  if (!verdict.allowed) {
    const { detail, line, silence } = verdict;
    const ofFile = silence === "unreachable" ? silence : "robots";
    const reason = silence === undefined ? ofFile : (inAudit(silence) ?? ofFile);
    return {
      state: "kept-out",
      n,
      notRead: { reason, detail, ...(line !== undefined && { line }) },
    };
  }
  const asked = await askSpelling(run, url);
  if (asked === undefined) return { state: "interrupted", n };
  if (!asked.ok) return { state: "asked", n, row: describeUnanswered(asked) };
  const row = describeAnswer(asked);
  if (asked.status === 429) return { state: "asked", n, row: { ...row, notRead: REFUSED } };
  if (!isHtml(asked.status, asked.headers)) return { state: "asked", n, row };
  if (asked.body.length === 0) {
    return { state: "asked", n, row: { ...row, unreadable: EMPTY_PAGE } };
  }
  return { state: "asked", n, ...(await readHtml(run, asked, row)) };
}

/** A server may send from one spelling of an address to the one that it prefers: it is the same page. */
const MAX_SPELLINGS = 3;

async function askSpelling(run: CrawlRun, url: string): Promise<Asked | undefined> {
  let asked = await askOnePage(run, url);
  for (let hops = 0; hops < MAX_SPELLINGS; hops += 1) {
    if (asked?.ok !== true || asked.location === undefined) break;
    if (asked.location === asked.url || !sameAddress(asked.location, url)) break;
    asked = await askOnePage(run, asked.location);
  }
  return asked && { ...asked, url };
}

async function askOnePage(run: CrawlRun, url: string): Promise<Asked | undefined> {
  const { pageMs, pageBytes } = run.crawl.settings;
  const answer = await run.askPatiently(url, {
    accept: ACCEPT,
    limitMs: pageMs,
    // One more byte shows that there is more.
    maxBytes: pageBytes + 1,
    whenLarger: "cut",
    wantsBody: isHtml,
  });
  if (answer === undefined) return undefined;
  const { asked, hasToStop } = answer;
  // What a tired server says is about its hour, not about the page.
  const isOfTheHour = asked.status === 429 || asked.status === 503;
  return hasToStop && isOfTheHour ? undefined : asked;
}

async function readHtml(
  run: CrawlRun,
  { url, status, body }: Extract<Asked, { ok: true }>,
  row: Extract<AddressRead, { state: "asked" }>["row"],
) {
  const answer = await run.parse({
    kind: "page",
    bytes: body.subarray(0, run.crawl.settings.pageBytes),
    url,
    status,
    headers: row.headers ?? {},
    hosts: run.hosts,
    now: run.crawl.createdAt,
  });
  if (answer.kind === "feed") return { row };
  if (answer.kind === "page") {
    const { refresh } = answer;
    return refresh === undefined ? { row, read: answer } : { row: { ...row, location: refresh } };
  }
  const problem = answer.kind === "failed" ? answer.problem : answer.kind;
  return { row: { ...row, unreadable: ownValue(UNREADABLE, problem) ?? UNREADABLE["failed"]! } };
}

/** How fast we are is no fault of the page. */
const REFUSED: NotRead = {
  reason: "unreachable",
  detail: "The server asked us to slow down (429), twice. We left this address alone.",
};

const UNREADABLE: Readonly<Record<string, string>> = {
  empty: EMPTY_PAGE,
  binary: "It is not HTML, although the server says so.",
  "too-large": "The page is larger than what is read.",
  "too-complex": "The markup is nested in a way that no page needs.",
  died: "Reading it took more memory or time than a page may have, so it was left out.",
  failed: "The page could not be read.",
};

function isHtml(status: number, headers: IncomingHttpHeaders): boolean {
  const type = headers["content-type"];
  return status >= 200 && status < 300 && (type === undefined || HTML.test(type));
}

function describeAnswer(asked: Extract<Asked, { ok: true }>) {
  const { status, headers, location, firstByteMs, body } = asked;
  const kept = keepHeaders(headers);
  return {
    status,
    ...(location !== undefined && { location }),
    ...(kept["content-type"] !== undefined && { contentType: kept["content-type"] }),
    firstByteMs,
    ...(body.length > 0 && { bytes: body.length }),
    ...(kept["x-robots-tag"] !== undefined && { xRobotsTag: kept["x-robots-tag"] }),
    ...(kept["link"] !== undefined && { linkHeader: kept["link"] }),
    headers: kept,
  };
}

function describeUnanswered({ reason, detail, status }: Extract<Asked, { ok: false }>) {
  return {
    status: status ?? null,
    notRead: { reason: inAudit(reason) ?? "unreachable", detail: withoutAdvice(detail) },
  };
}

/** "stopped" is the crawl's own: it is no reason of a reading. */
function inAudit(reason: NotReadReason | "stopped"): NotRead["reason"] | undefined {
  return reason === "stopped" ? undefined : notReadReasons[reason].inAudit;
}
