import { MAX_ROBOTS_BYTES } from "#engine/bounds.ts";
import type { LiveHop } from "#engine/live/read-page.ts";
import { ROBOTS_TXT_FAILS_AT_FIRST } from "#engine/robots-txt/google-facts.ts";

import type { Refusal } from "#server/reading/outcome.ts";
import { readPage, type Guard } from "#server/reading/read-page.ts";
import { MAX_ROBOTS_REDIRECTS } from "#server/reading/read-redirects.ts";

/** Google's handling: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#http-status-codes */
export type RobotsFile = {
  url: string;
  hops: readonly LiveHop[];
  /** Undefined: no answer came. */
  status: number | undefined;
  /**
   * "file": its rules bind. "none": every page may be crawled (4xx, or more than five redirects).
   * "unavailable": crawlers stay away at first (5xx, 429, no answer).
   */
  kind: "file" | "none" | "unavailable";
  /** As it came, at most 500 KiB; empty unless there is a file. */
  bytes: Uint8Array;
  /** In words, what stands against it; undefined for a file. */
  detail?: string;
};

export type RobotsQuestion = {
  userAgent: string;
  signal: AbortSignal;
  limitMs?: number;
  maxWireBytes: number;
  /** As for a page: another site's turn must be waited for. */
  beforeHop?: (url: URL) => Promise<Refusal | undefined>;
};

/** The page itself is what the visitor waits for. */
const LIMIT_MS = 4_000;

/** The robots.txt of a page's host, through the same guard as the page. Never throws for what a server does. */
export async function readRobots(
  guard: Guard,
  page: URL,
  { userAgent, signal, limitMs = LIMIT_MS, maxWireBytes, beforeHop }: RobotsQuestion,
): Promise<RobotsFile> {
  const url = new URL("/robots.txt", page);
  const result = await readPage(guard, url, {
    method: "GET",
    userAgent,
    accept: "text/plain,*/*;q=0.1",
    signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    maxRedirects: MAX_ROBOTS_REDIRECTS,
    maxWireBytes,
    maxBytes: MAX_ROBOTS_BYTES,
    whenLarger: "cut",
    refuse: ({ status, headers }) =>
      status < 300 && isMedia(headers["content-type"]) ? notText : undefined,
    ...(beforeHop && { beforeHop }),
  });

  const hops = result.ok ? result.value.hops : result.hops;
  const found = { url: url.href, hops, bytes: new Uint8Array() };
  if (!result.ok) {
    const { reason, detail } = result;
    const isNone = reason === "too-many-redirects" || reason === "not-html";
    return { ...found, status: result.status, kind: isNone ? "none" : "unavailable", detail };
  }
  const { status, body } = result.value;
  if (status >= 200 && status < 300) return { ...found, status, kind: "file", bytes: body };
  return { ...found, status, ...describeStatus(status) };
}

function describeStatus(status: number): Pick<RobotsFile, "kind" | "detail"> {
  if (status === 429 || status >= 500) {
    return {
      kind: "unavailable",
      detail: `robots.txt answers ${status}. While it does, ${ROBOTS_TXT_FAILS_AT_FIRST}.`,
    };
  }
  return {
    kind: "none",
    detail: `robots.txt answers ${status}: there are no rules, and everything may be crawled.`,
  };
}

/** Text is taken under any name that servers give it, and without one. */
export function isMedia(contentType: string | undefined): boolean {
  return /^\s*(?:audio|font|image|video)\//i.test(contentType ?? "");
}

const notText: Refusal = {
  reason: "not-html",
  detail: "robots.txt is not text.",
  layer: "answer",
};
