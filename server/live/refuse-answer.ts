import type { IncomingHttpHeaders } from "node:http";

import type { Refusal } from "#server/reading/outcome.ts";
import { AGENT_TOKEN } from "#server/reading/user-agent.ts";

/** What these statuses say about us, not about the page; 999 is LinkedIn's. */
const BLOCKED_WORDS: Record<number, string> = {
  401: "The page asks for a password (401), so Google cannot read it either. If that is on purpose, leave it so.",
  403: `The site refused us (403), often by its firewall. Allow ${AGENT_TOKEN} there.`,
  407: "A proxy before the site asks for a password (407), so Google cannot read the page either. If that is on purpose, leave it so.",
  429: "The site says that we ask too often (429). Try again later.",
  451: `The site refuses us for reasons of law (451). Allow ${AGENT_TOKEN} there.`,
  999: `The site refused us (999), often by its firewall. Allow ${AGENT_TOKEN} there.`,
};

/** "text": what belongs to a page without being one, such as a sitemap. */
export type LiveKind = "page" | "text";

export const ACCEPTED: Record<LiveKind, string> = {
  page: "text/html,application/xhtml+xml;q=0.9",
  text: "text/plain,application/xml,text/xml,application/json;q=0.9",
};

const TYPES: Record<LiveKind, RegExp> = {
  page: /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i,
  text: /^\s*(?:text\/[\w.+-]+|application\/(?:[\w.-]+\+)?(?:xml|json))\s*(?:;|$)/i,
};

/** Whether an answer is worth reading to its end, from its status and headers alone. */
export function refuseAnswer(
  answer: { status: number; headers: IncomingHttpHeaders },
  kind: LiveKind = "page",
): Refusal | undefined {
  const words = BLOCKED_WORDS[answer.status];
  if (words !== undefined) return { reason: "blocked", detail: words };
  const type = answer.headers["content-type"];
  if (type !== undefined && TYPES[kind].test(type)) return undefined;
  const said = type === undefined ? "without saying what it is" : "with something else";
  const wanted = kind === "page" ? "a web page (text/html)" : "a text";
  return {
    reason: "not-html",
    detail: `The server answers ${answer.status} ${said}, not with ${wanted}. Check the address.`,
  };
}
