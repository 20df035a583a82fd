/**
 * What a page of ours and our server say to each other when a visitor has a page read.
 * `POST /api/live` takes a `LiveRequest` and answers a `LiveAnswer`; both outcomes are HTTP 200.
 * `GET /api/live` answers a `LiveStatus`. The page's bytes never travel: findings do.
 */
import type { LinkReport } from "#engine/links/check-links.ts";
import type { ArchiveFinding } from "./judge-archive.ts";
import type { LiveAudit } from "./judge-audit.ts";
import type { LiveHreflang } from "./judge-hreflang.ts";
import type { LiveRobots } from "./judge-robots.ts";
import type { LiveSnippet } from "./judge-snippet.ts";
import type { LiveTerms } from "./judge-terms.ts";
import type { NotReadReason } from "./not-read-reasons.ts";
import type { LiveHop } from "./read-page.ts";

export type LiveResults = {
  "seo-audit": LiveAudit;
  /** `targets` where it was also asked whether they answer. */
  links: LinkReport & { targets?: readonly TargetState[] };
  serp: LiveSnippet;
  robots: LiveRobots;
  hreflang: LiveHreflang;
  terms: LiveTerms;
  archive: ArchiveFinding;
};

export type LiveTool = keyof LiveResults;

export const liveTools = [
  "seo-audit",
  "links",
  "serp",
  "robots",
  "hreflang",
  "terms",
  "archive",
] as const satisfies readonly LiveTool[];

/** Pages of rivals that one request may name, beside the own one. */
export const MAX_RIVALS = 5;
/** Language versions that are read to fill the matrix. */
export const MAX_ALTERNATES = 20;

/** `verdict`: Google's crawler and the page that was read in the end. `line` counts from 1. */
export type RobotsVerdict = {
  /** null: no answer came. */
  status: number | null;
  verdict: "allowed" | "disallowed" | "unavailable";
  line?: number;
};

export type LiveRead<Result> = {
  outcome: "read";
  /** When, as an ISO instant. */
  readAt: string;
  hops: readonly LiveHop[];
  status: number;
  /** Those that findings rest on; names in lower case. */
  headers: Readonly<Record<string, string>>;
  robots: RobotsVerdict;
  result: Result;
};

export type LiveNotRead = {
  outcome: "not-read";
  reason: NotReadReason;
  hops?: readonly LiveHop[];
  status?: number;
  /** What is wrong, and what to do at the site: the same for every tool. */
  detail: string;
};

export type LiveAnswer<Tool extends LiveTool = LiveTool> =
  LiveRead<LiveResults[Tool]> | LiveNotRead;

export type LiveStatus = { live: "on" | "off" };

/** What became of one link's target, asked once. "dead" only where nothing else explains it. */
export type TargetState = {
  url: string;
  state: "alive" | "redirected" | "dead" | "unchecked";
  status?: number;
  /** Where a redirect leads, in full. */
  to?: string;
  /** In words, for "dead" and "unchecked". */
  detail?: string;
};
