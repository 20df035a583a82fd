import { raiseEscapes } from "#engine/address/address-key.ts";
import { matchesPattern, parsePattern } from "#engine/robots-txt/match-pattern.ts";
import { readAgents } from "#engine/robots-txt/read-agents.ts";
import { escapePattern } from "#engine/robots-txt/parse.ts";
import type { BoundMet, FoundBy } from "#engine/site-audit/rows.ts";
import { siteHosts } from "#engine/site-audit/frontier/scope.ts";
import { count } from "#lib/count.ts";

import { AGENT_TOKEN } from "#server/reading/user-agent.ts";
import type { NotRead } from "./frontier.ts";
import { foundByBit } from "#server/audits/store/crawl-store.ts";

/**
 * What site owners may ask of a crawl of their own site, and the report says so. Only the terminal sets
 * it; the website's server sets `addresses` and `isAlone`, to check a finding again.
 */
export type OwnerOptions = {
  /** robots.txt is read and reported on, and keeps nothing from being opened. */
  ignoresRobots?: boolean;
  /** Sent to the hosts of the typed address and to no other. */
  headers?: Readonly<Record<string, string>>;
  userAgent?: string;
  /** In full; read in place of what links lead to. */
  addresses?: readonly string[];
  /** Besides robots.txt nothing else is asked: no sitemap, no file, no other name of the host. */
  isAlone?: true;
  /** In full; what it lists is read in place of what links lead to. */
  sitemap?: string;
  /** Patterns as in robots.txt, of paths with their query. */
  include?: readonly string[];
  exclude?: readonly string[];
};

const BY_SITEMAP = foundByBit("sitemap" satisfies FoundBy);
/** Where a listed address leads, or what it names as its own: without them it cannot be judged. */
const ENDS = foundByBit("redirect") | foundByBit("canonical");

/** What the options change in a crawl; `typed`: the address that was typed. */
export function applyOwnerOptions(own: OwnerOptions, typed: string) {
  return {
    scope: createScope(own),
    headersFor: createOwnerHeaders(own, typed),
    agentToken: readAgentToken(own),
    bounds: describeOwnerOptions(own),
  };
}

/** Why an address of the site is not opened. `by`: how it was found. Undefined if it is opened. */
function createScope({ addresses, sitemap, include = [], exclude = [] }: OwnerOptions) {
  const included = include.map(toPattern);
  const excluded = exclude.map(toPattern);
  return (url: URL, by: number): NotRead | undefined => {
    const isEnd = (by & ENDS) !== 0;
    if (addresses !== undefined && !isEnd) {
      return leaveOut("It is not in the list of addresses to read.");
    }
    if (sitemap !== undefined && !isEnd && (by & BY_SITEMAP) === 0) {
      return leaveOut("It is not in the sitemap that was to be read.");
    }
    const path = raiseEscapes(url.pathname + url.search);
    const isIncluded =
      included.length === 0 || included.some((pattern) => matchesPattern(pattern, path));
    if (!isIncluded) return leaveOut("No pattern to include matches it.");
    const isExcluded = excluded.some((pattern) => matchesPattern(pattern, path));
    return isExcluded ? leaveOut("A pattern to exclude matches it.") : undefined;
  };
}

const toPattern = (typed: string) => parsePattern(escapePattern(typed));

function leaveOut(detail: string): NotRead {
  return { reason: "limit", detail };
}

/** The headers for one address: none for a host that was not typed. */
function createOwnerHeaders({ headers }: OwnerOptions, typed: string) {
  const hosts = siteHosts(new URL(typed).host);
  return (url: URL) => (hosts.includes(url.host) ? headers : undefined);
}

/** What robots.txt has to name to keep this reader out: the agent's token. */
function readAgentToken({ userAgent }: OwnerOptions): string {
  return readAgents(userAgent ?? "")[0] ?? AGENT_TOKEN;
}

const NO_LINKS =
  "redirects and canonicals were followed, links to other pages of the site were not.";

/** What the report says of it, a sentence each. */
function describeOwnerOptions(own: OwnerOptions): readonly BoundMet[] {
  const asked = [
    own.ignoresRobots === true && "robots.txt was read, but kept no page from being opened.",
    own.userAgent !== undefined && `The site was asked as “${own.userAgent}”.`,
    own.headers !== undefined &&
      `The site was asked with headers of one's own: ${Object.keys(own.headers).join(", ")}.`,
  ].filter((text) => text !== false);
  const left = [
    own.addresses !== undefined &&
      `Only ${count(own.addresses.length, "address", "addresses")} of a list ${own.addresses.length === 1 ? "was" : "were"} to be read; ${NO_LINKS}`,
    own.sitemap !== undefined &&
      `Only the start and what ${own.sitemap} lists were to be read; ${NO_LINKS}`,
    own.include !== undefined && `Only addresses like ${own.include.join(", ")} were to be read.`,
    own.exclude !== undefined && `Addresses like ${own.exclude.join(", ")} were left out.`,
  ].filter((text) => text !== false);
  return [
    ...(asked.length === 0 ? [] : [{ id: "own-site", text: asked.join(" ") } as const]),
    ...(left.length === 0 ? [] : [{ id: "scope", text: left.join(" ") } as const]),
  ];
}
