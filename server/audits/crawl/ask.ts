import type { IncomingHttpHeaders } from "node:http";

import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";

import { connectionDropped } from "#server/reading/exchange.ts";
import { limitSignal } from "#server/reading/limit-signal.ts";
import type { Refusal } from "#server/reading/outcome.ts";
import type { PageAnswer, PageQuestion } from "#server/reading/ask-address.ts";
import { Visit, type VisitOptions } from "#server/reading/visit.ts";
import type { KeptConnections } from "./kept-connections.ts";

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

type AskerOptions = Omit<VisitOptions, "asksOnce"> & {
  connections: KeptConnections;
  userAgent: string;
  /** Beside our own, for one address. */
  headersFor?: PageQuestion["headersFor"];
  /** Asked once more when a turn has come: what waited for it is not sent any more. */
  isOver?: () => boolean;
  /** Ends everything that is on its way. */
  signal: AbortSignal;
  onRequest: (url: string) => void;
};

/**
 * Asks one address; a second time where the connection was dropped, as browsers do. HEAD is not: whoever
 * asks by it goes on by GET. Never throws for what a server does.
 */
export function createAsk(options: AskerOptions): AskSite {
  const askOnce = createAskOnce(options);
  return async (href, question) => {
    const first = await askOnce(href, question);
    const isDropped = !first.ok && first.detail === connectionDropped.detail;
    return isDropped && question.method !== "HEAD" ? askOnce(href, question) : first;
  };
}

/** In its own visit. */
function createAskOnce(options: AskerOptions): AskSite {
  const resolveName = options.connections.addressesOf;
  const polite = { ...options, guard: { ...options.guard, resolveName }, asksOnce: true };
  return async (href, question) => {
    const { guard, signal, isOver } = options;
    const parsed = URL.parse(href);
    const judged = parsed === null ? notAnAddress : guard.judge(parsed);
    if (!judged.ok) return refuse(href, judged);
    const visit = new Visit(polite);
    try {
      const refusal = await visit.enter(judged.value, signal);
      if (signal.aborted) return stopped(href);
      if (refusal !== undefined) return refuse(href, refusal);
      return isOver?.() === true
        ? stopped(href)
        : await ask(visit, judged.value, { options, question });
    } finally {
      visit.leave();
    }
  };
}

async function ask(
  visit: Visit,
  url: URL,
  { options, question }: { options: AskerOptions; question: AskOptions },
): Promise<Asked> {
  const { signal, userAgent, headersFor, connections, onRequest } = options;
  onRequest(url.href);
  const limit = limitSignal(question.limitMs, signal);
  try {
    const result = await visit.read(url, {
      method: "GET",
      userAgent,
      whenLarger: "refuse",
      maxWireBytes: question.maxBytes,
      ...question,
      signal: limit.signal,
      agentOf: connections.of,
      ...(headersFor && { headersFor }),
      maxRedirects: 0,
      follows: false,
    });
    if (result.ok) return describe(result.value);
    return signal.aborted ? stopped(url.href) : refuse(url.href, result);
  } finally {
    limit.end();
  }
}

function describe({ url, hops, status, headers, body, firstByteMs }: PageAnswer): Asked {
  const location = followedLocation(hops[0]?.location, url);
  return { ok: true, url, status, headers, body, firstByteMs, ...(location && { location }) };
}

function refuse(
  url: string,
  { reason, detail, status }: Pick<Refusal, "reason" | "detail"> & { status?: number },
): Asked {
  return { ok: false, url, reason, detail, ...(status !== undefined && { status }) };
}

const notAnAddress = {
  ok: false,
  reason: "not-an-address",
  detail: "This is not an address.",
} as const;

function stopped(url: string): Asked {
  return { ok: false, url, reason: "stopped", detail: "The reading was stopped before its turn." };
}

/** In full; undefined where it leads nowhere that is asked. */
function followedLocation(location: string | undefined, base: string) {
  const url = location === undefined ? null : URL.parse(location, base);
  if (url === null) return undefined;
  url.hash = "";
  // Nothing so long is followed, and headers may have 16 kB.
  return url.href.length > MAX_ADDRESS_CHARACTERS ? undefined : url.href;
}
