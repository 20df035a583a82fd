import type { IncomingHttpHeaders } from "node:http";

import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";

import { exchange } from "#server/reading/exchange.ts";
import { machineLine, siteLine, type Lines, type Turn } from "#server/reading/lines.ts";
import { Unread, type Refusal } from "#server/reading/outcome.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { isRedirectStatus, readLocation } from "#server/reading/read-redirects.ts";
import type { KeptConnections } from "#server/audits/crawl/kept-connections.ts";
import { isOwnSite } from "#server/reading/is-own-site.ts";

/** One answer of one address; a redirect is one too, and is not followed here. */
export type Asked =
  | {
      ok: true;
      url: string;
      status: number;
      headers: IncomingHttpHeaders;
      body: Uint8Array;
      /** In full, where it redirects to something that is an address. */
      location?: string;
      firstByteMs: number;
    }
  | {
      ok: false;
      url: string;
      reason: Refusal["reason"] | "stopped";
      detail: string;
      status?: number;
    };

export type AskOptions = {
  method?: "GET" | "HEAD";
  /** Whose name the request bears; our own unless given. */
  userAgent?: string;
  accept: string;
  limitMs: number;
  maxBytes: number;
  maxWireBytes?: number;
  whenLarger?: "cut" | "refuse";
  /** False leaves the body as it came, for a worker to unpack. */
  unpacks?: boolean;
  /** Whether the body is worth its bytes, from status and headers. */
  wantsBody: (status: number, headers: IncomingHttpHeaders) => boolean;
};

export type AskSite = (url: string, options: AskOptions) => Promise<Asked>;

type AskerOptions = {
  guard: Guard;
  connections: KeptConnections;
  lines: Lines;
  /** In the lines of sites and machines. */
  requester: symbol;
  userAgent: string;
  /** Beside our own, for one address. */
  headersFor?: (url: URL) => Readonly<Record<string, string>> | undefined;
  ownNames: readonly string[];
  atOnce: number;
  /** At a site, as it is now: a tired server is asked more slowly. */
  gapMs: () => number;
  /** At a machine, whatever the names of the sites on it. */
  machineGapMs: number;
  /** Asked once more when a turn has come: what waited for it is not sent any more. */
  isOver?: () => boolean;
  /** Ends everything that is on its way. */
  signal: AbortSignal;
  onRequest: (url: string) => void;
};

/** Asks one address once, politely and through the guard. Never throws for what a server does. */
export function createAsk(options: AskerOptions): AskSite {
  return (href, question) => ask(options, href, question);
}

async function ask(options: AskerOptions, href: string, question: AskOptions): Promise<Asked> {
  const { guard, signal } = options;
  const parsed = URL.parse(href);
  const judged = parsed === null ? undefined : guard.judge(parsed);
  if (judged === undefined) return refuse(href, "not-an-address", "This is not an address.");
  if (!judged.ok) return refuse(href, judged.reason, judged.detail);
  const url = judged.value;
  if (isOwnSite(url.hostname, options.ownNames)) {
    return refuse(href, "not-public", "This is our own site, which does not read itself.");
  }
  const turns: Turn[] = [];
  try {
    turns.push(await takeSiteTurn(options, url));
    turns.push(await takeMachineTurn(options, url));
    if (options.isOver?.() === true) return stopped(href);
    return await askNow(options, url, question, () => turns.forEach(({ sent }) => sent()));
  } catch (error) {
    if (signal.aborted) return stopped(href);
    if (!(error instanceof Unread)) throw error;
    return refuse(href, error.refusal.reason, error.refusal.detail);
  } finally {
    for (const { leave } of turns) leave();
  }
}

function takeSiteTurn(options: AskerOptions, { hostname }: URL): Promise<Turn> {
  const { lines, requester, signal, atOnce } = options;
  return lines.take(siteLine(hostname), { requester, gapMs: options.gapMs(), atOnce, signal });
}

async function takeMachineTurn(options: AskerOptions, url: URL): Promise<Turn> {
  const { lines, requester, signal, machineGapMs: gapMs } = options;
  const [address = ""] = await options.connections.addressesOf(url);
  return lines.take(machineLine(address), { requester, gapMs, atOnce: Infinity, signal });
}

async function askNow(
  options: AskerOptions,
  url: URL,
  question: AskOptions,
  onSent: () => void,
): Promise<Asked> {
  const { signal } = options;
  options.onRequest(url.href);
  const { method = "GET", limitMs, maxBytes, maxWireBytes = maxBytes, unpacks = true } = question;
  const startedAt = performance.now();
  let firstByteAt = startedAt;
  let headers: IncomingHttpHeaders = {};
  const limit = createLimit(limitMs, signal);
  try {
    const { packed: _packed, ...answer } = await exchange(
      { agent: options.connections.of(url) },
      {
        url,
        method,
        userAgent: question.userAgent ?? options.userAgent,
        accept: question.accept,
        moreHeaders: options.headersFor?.(url) ?? {},
        signal: limit.signal,
        onSent,
        maxWireBytes,
        maxBytes,
        unpacks,
        whenLarger: question.whenLarger ?? "refuse",
        refuse: (head) => {
          firstByteAt = performance.now();
          headers = head.headers;
          return undefined;
        },
        wantsBody: (status) => !isRedirectStatus(status) && question.wantsBody(status, headers),
      },
    );
    const location = followedLocation(answer.status, answer.headers, url);
    return {
      ok: true,
      url: url.href,
      ...answer,
      ...(location !== undefined && { location }),
      firstByteMs: Math.round(firstByteAt - startedAt),
    };
  } catch (error) {
    if (signal.aborted) return stopped(url.href);
    if (!(error instanceof Unread)) throw error;
    const { reason, detail, status } = error.refusal;
    return { ...refuse(url.href, reason, detail), ...(status !== undefined && { status }) };
  } finally {
    limit.end();
  }
}

/** As `AbortSignal.any` with a timeout, and gone with its question: a crawl asks thousands. */
function createLimit(ms: number, outer: AbortSignal) {
  const control = new AbortController();
  const stop = () => control.abort();
  const timer = setTimeout(stop, ms);
  outer.addEventListener("abort", stop);
  if (outer.aborted) stop();
  return {
    signal: control.signal,
    end() {
      clearTimeout(timer);
      outer.removeEventListener("abort", stop);
    },
  };
}

function refuse(url: string, reason: Refusal["reason"], detail: string) {
  return { ok: false, url, reason, detail } as const;
}

function stopped(url: string): Asked {
  return { ok: false, url, reason: "stopped", detail: "The reading was stopped before its turn." };
}

/** In full; undefined where it leads nowhere that is asked. */
function followedLocation(status: number, headers: IncomingHttpHeaders, base: URL) {
  const location = readLocation(status, headers);
  const url = location === undefined ? null : URL.parse(location, base);
  if (url === null) return undefined;
  url.hash = "";
  // Nothing so long is followed, and headers may have 16 kB.
  return url.href.length > MAX_ADDRESS_CHARACTERS ? undefined : url.href;
}
