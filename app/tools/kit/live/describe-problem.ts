import type { LiveReply } from "#app/tools/kit/live/ask-live.ts";
import type { LiveTool, NotReadReason } from "#engine/live/contract.ts";
import { count } from "#lib/count.ts";

export type NoReading = Exclude<LiveReply<LiveTool>, { outcome: "read" }>;

type Words = { title: string; mark: string };

const words: Record<NotReadReason, Words> = {
  "not-an-address": { title: "This is not an address of a page", mark: "Not sent" },
  "not-public": { title: "This address is not on the public web", mark: "Not read" },
  unreachable: { title: "The server does not answer", mark: "Not read" },
  timeout: { title: "The page took too long", mark: "Not read" },
  tls: { title: "The site’s certificate is not right", mark: "Not read" },
  blocked: { title: "Could not be checked", mark: "Not read" },
  robots: { title: "The site shuts our reader out", mark: "Not read" },
  "not-html": { title: "This is not a web page", mark: "Not read" },
  "too-large": { title: "The page is too large to read here", mark: "Not read" },
  "too-many-redirects": { title: "The address redirects too often", mark: "Not read" },
  off: { title: "Reading is switched off", mark: "Not read" },
  busy: { title: "Many pages are being read just now", mark: "Not read" },
};

/** There may well be a page, only our server cannot have it. */
const helped: ReadonlySet<NotReadReason> = new Set([
  "not-public",
  "timeout",
  "tls",
  "blocked",
  "robots",
  "too-large",
  "busy",
  "off",
]);

/** The page may be as good as any: nothing of it came. */
const unknown: ReadonlySet<NotReadReason> = new Set([
  "unreachable",
  "timeout",
  "tls",
  "blocked",
  "robots",
  "too-large",
]);

/** What may be over a moment later, as the words beside it say. */
const passing: ReadonlySet<NotReadReason> = new Set(["unreachable", "timeout", "busy"]);

/** Whether the same question may find an answer now: its button stands beside the words. */
export function canAskAgain(reply: NoReading): boolean {
  if (reply.outcome === "not-read") return passing.has(reply.reason);
  return reply.outcome === "offline" || reply.outcome === "failed";
}

/** Words of that button. */
export const AGAIN = "Try again";

/** Whether a page was asked for and nothing can be said of it, good or bad. */
export function isPageUnknown(reply: NoReading): boolean {
  return reply.outcome === "not-read" && unknown.has(reply.reason);
}

/**
 * The heading, the mark and the sentences for a press that came to nothing. `instead` is what the
 * tool at hand takes without a reading, as an order in words: "paste the page’s source".
 */
export function describeProblem(reply: NoReading, instead: string): Words & { detail: string } {
  switch (reply.outcome) {
    case "not-read":
      return {
        ...words[reply.reason],
        detail: helped.has(reply.reason)
          ? `${reply.detail} You can also ${instead}.`
          : reply.detail,
      };
    case "limited":
      return {
        title: "You have had many pages read",
        mark: "Not read",
        detail: `Try again in ${inWords(reply.retryAfterSeconds)}, or ${instead}: that has no limit.`,
      };
    case "offline":
      return {
        title: "You seem to be offline",
        mark: "Not sent",
        detail: "Our server could not be reached. Check the connection and try again.",
      };
    case "failed":
      return {
        title: "Our server stumbled",
        mark: "Not read",
        detail: `The fault is ours. Try again in a minute, or ${instead}.`,
      };
    case "no-server":
      return {
        title: "Pages cannot be read here",
        mark: "Not read",
        detail: `This site has no reader at the moment. You can ${instead}: the rest of the tool works the same.`,
      };
  }
}

function inWords(seconds: number): string {
  if (seconds < 120) return count(seconds, "second");
  return seconds < 7200
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds / 3600)} hours`;
}
