import type { IncomingHttpHeaders } from "node:http";

import { MAX_ROBOTS_BYTES } from "#engine/bounds.ts";
import type { LiveHop, RobotsFile } from "#engine/live/read-page.ts";

import type { Refusal } from "./outcome.ts";
import { withoutAdvice } from "./without-advice.ts";

/** What one address answers, a redirect too; `location` may be relative. */
type RobotsAnswer =
  | {
      ok: true;
      status: number;
      headers: IncomingHttpHeaders;
      body: Uint8Array;
      location?: string | undefined;
    }
  | RobotsNoAnswer;

/** Why no answer came. */
export type Silence = Refusal["reason"] | "stopped";

type RobotsNoAnswer = {
  ok: false;
  reason: Silence;
  detail: string;
  status?: number | undefined;
};

export type ReadRobots = { file: RobotsFile; silence?: Silence };

export type ReadRobotsOptions = {
  /** Asks one address once. */
  ask: (url: string) => Promise<RobotsAnswer>;
  /** A file that was read already, for an address that this one redirects to. */
  known?: (url: string) => RobotsFile | undefined;
};

/** How a robots.txt is asked for: what is beyond 500 KiB does not count. */
export const ROBOTS_QUESTION = {
  method: "GET",
  accept: "text/plain,*/*;q=0.1",
  maxBytes: MAX_ROBOTS_BYTES,
  whenLarger: "cut",
  maxRedirects: 0,
  follows: false,
} as const;

const MAX_REDIRECTS = 5;

/** A site's robots.txt as its crawlers take it: RFC 9309 2.2 and 2.3. Never throws for what a server does. */
export async function readRobotsFile(
  url: string,
  { ask, known }: ReadRobotsOptions,
): Promise<ReadRobots> {
  const hops: LiveHop[] = [];
  const found = { url, hops, text: "" };
  let next = url;
  while (hops.length <= MAX_REDIRECTS) {
    const file = hops.length === 0 ? undefined : known?.(next);
    if (file !== undefined) return { file: { ...file, url, hops } };
    const asked = await ask(next);
    if (!asked.ok) return { file: { ...found, ...describeNoAnswer(asked) }, silence: asked.reason };
    const { status, location } = asked;
    hops.push({ url: next, status, ...(location !== undefined && { location }) });
    const target = location === undefined ? null : URL.parse(location, next);
    if (target === null) return { file: { ...found, ...describeAnswer(asked) } };
    next = target.href;
  }
  const detail = `robots.txt redirects more than ${MAX_REDIRECTS} times: there are no rules.`;
  return { file: { ...found, status: null, kind: "none", detail } };
}

type Described = Omit<RobotsFile, "url" | "hops" | "text"> & { text?: string };

function describeAnswer({ status, headers, body }: Extract<RobotsAnswer, { ok: true }>): Described {
  if (status === 429 || status >= 500) {
    const detail = `robots.txt answers ${status}: nothing of the site may be read.`;
    return { status, kind: "unavailable", detail };
  }
  if (!hasRules(status, headers)) {
    return { status, kind: "none", detail: `robots.txt answers ${status}: there are no rules.` };
  }
  return { status, kind: "file", text: new TextDecoder().decode(body) };
}

/** No answer means "stay away": RFC 9309 2.3.1.4. */
function describeNoAnswer({ reason, detail, ...answer }: RobotsNoAnswer): Described {
  const status = answer.status ?? null;
  if (reason === "too-large" || reason === "not-html") return { status, kind: "none", detail };
  // The site itself is missing, not only its file.
  if (reason === "not-public") return { status, kind: "unavailable", detail };
  const why = withoutAdvice(detail).replace(/\.$/, "");
  return {
    status,
    kind: "unavailable",
    detail: `robots.txt gives no answer (${why}): nothing of the site may be read.`,
  };
}

/** Whether an answer's body is worth its bytes: text counts under any name that servers give it, and without one. */
export function hasRules(status: number, headers: IncomingHttpHeaders): boolean {
  const isMedia = /^\s*(?:audio|font|image|video)\//i.test(headers["content-type"] ?? "");
  return status >= 200 && status < 300 && !isMedia;
}
