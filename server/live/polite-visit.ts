import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import type { JudgeRobots } from "#server/live/judge-robots.ts";
import { tookTooLong, type Refusal } from "#server/live/outcome.ts";
import type { Guard } from "#server/live/read-page.ts";
import { readRobots, type RobotsFile } from "#server/live/read-robots.ts";
import type { SiteTurns, Turn } from "#server/live/site-turns.ts";
import { AGENT_TOKEN } from "#server/live/user-agent.ts";

export type PoliteVisitOptions = {
  guard: Guard;
  turns: SiteTurns;
  judgeRobots: JudgeRobots;
  userAgent: string;
  /** Host names of this site, which it never reads. */
  ownNames: readonly string[];
  maxWireBytes: number;
};

type SiteRobots = { file: RobotsFile; judge: ReturnType<JudgeRobots> | undefined };

/** One reading's stay at the sites that it comes by: one at a time, each by its own rules. */
export function createPoliteVisit(options: PoliteVisitOptions) {
  const read = new Map<string, SiteRobots>();
  let held: { site: string; leave: () => void } | undefined;

  /** Waits for the site's turn, unless this reading has it. */
  async function enter(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    if (isOwnSite(url.hostname, options.ownNames)) return ownSite;
    const site = readRegistrableDomain(url.hostname);
    if (held?.site === site) return undefined;
    leave();
    const turn = await options.turns.take(site, signal);
    if (!turn.ok) return refuseTurn(turn);
    held = { site, leave: turn.leave };
    return undefined;
  }

  /** `enter`, and the site's robots.txt: one that names our agent and closes the page is obeyed. */
  async function ask(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const refusal =
      (await enter(url, signal)) ??
      (await askRobots(url, signal)) ??
      // The file may have been elsewhere, and the turn with it.
      (await enter(url, signal));
    return signal.aborted ? tookTooLong : refusal;
  }

  async function askRobots(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const { judge } = await robotsOf(url, signal);
    return judge?.(url.href).shutsUsOut === true ? shutOut : undefined;
  }

  /** `judge` only where there is a file. */
  async function robotsOf(url: URL, signal: AbortSignal): Promise<SiteRobots> {
    const known = read.get(url.origin);
    if (known !== undefined) return known;
    const file = await readRobots(options.guard, url, {
      userAgent: options.userAgent,
      signal,
      maxWireBytes: options.maxWireBytes,
      beforeHop: (hop) => enter(hop, signal),
    });
    const robots = {
      file,
      judge: file.kind === "file" ? options.judgeRobots(file.bytes) : undefined,
    };
    read.set(url.origin, robots);
    return robots;
  }

  function leave() {
    held?.leave();
    held = undefined;
  }

  return { enter, ask, robotsOf, leave };
}

export type PoliteVisit = ReturnType<typeof createPoliteVisit>;

/** Whether a host name is this site's, with or without www: it is never read. */
export function isOwnSite(name: string, ownNames: readonly string[]): boolean {
  return ownNames.some((own) => bareName(own) === bareName(name));
}

function bareName(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}

function refuseTurn({ retryAfterSeconds }: Extract<Turn, { ok: false }>): Refusal {
  return {
    reason: "busy",
    detail: `This site is being read for others, or was read very often today. Try again in ${describe(retryAfterSeconds)}.`,
    layer: "quota",
  };
}

function describe(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}

const ownSite: Refusal = {
  reason: "not-public",
  detail: "This is our own site, which does not read itself.",
  layer: "address",
};

const shutOut: Refusal = {
  reason: "robots",
  detail: `The site's robots.txt shuts out ${AGENT_TOKEN} by name, and we obey it. Remove that Disallow to have it read.`,
  layer: "robots",
};
