import type { Agent, IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";

import type { LiveHop } from "#engine/live/read-page.ts";

import type { Connect } from "./connect.ts";
import type { PackedBody } from "./decode-body.ts";
import type { Guard } from "./guard.ts";
import { exchange, type Question } from "./exchange.ts";
import { Unread, type Refusal } from "./outcome.ts";
import { isRedirectStatus, readLocation } from "./read-redirects.ts";

export type PageAnswer = {
  /** The last one's, after all redirects. */
  url: string;
  hops: readonly LiveHop[];
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked, in the page's own encoding; none for HEAD. */
  body: Uint8Array;
  packed: PackedBody;
  /** From asking for the last address, with its name and its connection, to its headers, in ms. */
  firstByteMs: number;
};

export type PageResult =
  | { ok: true; value: PageAnswer }
  | ({ ok: false; hops: readonly LiveHop[]; status?: number } & Refusal);

export type PageQuestion = Pick<
  Question,
  | "method"
  | "userAgent"
  | "accept"
  | "signal"
  | "maxWireBytes"
  | "maxBytes"
  | "whenLarger"
  | "refuse"
  | "unpacks"
  | "onSent"
> & {
  maxRedirects: number;
  /** False: a redirect is the answer. */
  follows?: boolean;
  /** Whether the body is worth its bytes, from status and headers; always unless given. */
  wantsBody?: Question["wantsBody"];
  /** Connections that are kept; without it, each address has one of its own. */
  agentOf?: (url: URL) => Agent;
  /** Beside ours, for one address. */
  headersFor?: (url: URL) => Readonly<Record<string, string>> | undefined;
  /** Asked for each address before anything is looked up; a reason ends the reading. */
  beforeHop?: (url: URL) => Promise<Refusal | undefined>;
};

/** Layer 4: every redirect passes all the layers again. Never throws for what a server does. */
export async function askAddress(
  guard: Guard,
  start: URL,
  question: PageQuestion,
): Promise<PageResult> {
  const hops: LiveHop[] = [];
  let next = start;
  try {
    for (;;) {
      const judged = guard.judge(next);
      if (!judged.ok) return fail(hops.length === 0 ? judged : asRedirect(judged), hops);
      const url = judged.value;
      const refusal = await question.beforeHop?.(url);
      if (refusal !== undefined) return fail(refusal, hops);

      const startedAt = performance.now();
      const { firstByteAt, ...answer } = await visit(guard, url, question);
      const location = readLocation(answer.status, answer.headers);
      hops.push({
        url: url.href,
        status: answer.status,
        ...(location !== undefined && { location }),
      });
      if (location === undefined || question.follows === false) {
        const firstByteMs = Math.round(firstByteAt - startedAt);
        return { ok: true, value: { url: url.href, hops, ...answer, firstByteMs } };
      }
      if (hops.length > question.maxRedirects) return fail(tooManyRedirects(question), hops);
      const target = URL.parse(location, url);
      if (target === null) return fail(brokenRedirect, hops);
      next = target;
    }
  } catch (error) {
    if (error instanceof Unread) return fail(error.refusal, hops);
    throw error;
  }
}

async function visit(guard: Guard, url: URL, question: PageQuestion) {
  const agent = question.agentOf?.(url);
  const via =
    agent === undefined ? { socket: await connectTo(guard, url, question.signal) } : { agent };
  let firstByteAt = performance.now();
  const answer = await exchange(via, {
    ...question,
    url,
    moreHeaders: question.headersFor?.(url) ?? {},
    wantsBody: (status, headers) =>
      !isRedirectStatus(status) && question.wantsBody?.(status, headers) !== false,
    refuse: (head) => {
      firstByteAt = performance.now();
      const redirects = readLocation(head.status, head.headers) !== undefined;
      return redirects ? undefined : question.refuse?.(head);
    },
  });
  return { ...answer, firstByteAt };
}

async function connectTo(guard: Guard, url: URL, signal: AbortSignal): Promise<Socket> {
  const addresses = await guard.resolveName(url.hostname, signal);
  return connectToFirst(guard.connect, addresses, url, signal);
}

/** A machine without IPv6, or a server that listens on one of its two addresses only, is common. */
export async function connectToFirst(
  connect: Connect,
  [first, ...others]: readonly string[],
  url: URL,
  signal: AbortSignal,
): Promise<Socket> {
  const target = {
    name: url.hostname,
    secure: url.protocol === "https:",
    port: url.port,
    signal,
  };
  try {
    return await connect({ ...target, address: first ?? "" });
  } catch (error) {
    const mayRetry =
      error instanceof Unread && /^(?:unreachable|timeout)$/.test(error.refusal.reason);
    if (others.length === 0 || signal.aborted || !mayRetry) throw error;
    return connectToFirst(connect, others, url, signal);
  }
}

function fail(refusal: Refusal & { status?: number }, hops: readonly LiveHop[]): PageResult {
  return { ok: false, ...refusal, hops };
}

function asRedirect({ reason, detail }: Refusal): Refusal {
  const words = `The page redirects to an address that is not read. ${detail}`;
  return { reason, detail: words };
}

function tooManyRedirects({ maxRedirects }: PageQuestion): Refusal {
  return {
    reason: "too-many-redirects",
    detail: `The page redirects more than ${maxRedirects} times. Make it lead to its end in one step.`,
  };
}

const brokenRedirect: Refusal = {
  reason: "not-an-address",
  detail: "The page redirects to something that is not an address. Check its Location header.",
};
