import { limitSignal } from "#server/reading/limit-signal.ts";
import type { Lines } from "#server/reading/lines.ts";
import { tookTooLong, type Refusal } from "#server/reading/outcome.ts";
import type { Guard } from "#server/reading/guard.ts";
import { hasRules, readRobotsFile, ROBOTS_QUESTION } from "#server/reading/read-robots-file.ts";
import type { LiveSettings } from "./settings.ts";
import type { SiteShare, SiteShares } from "./site-shares.ts";
import { SiteRobots, type ParseRobots, type VisitVerdict } from "#server/reading/site-robots.ts";
import { AGENT_TOKEN } from "#server/reading/user-agent.ts";
import { Visit } from "#server/reading/visit.ts";

export type LiveVisitOptions = {
  guard: Guard;
  lines: Lines;
  shares: SiteShares;
  settings: Pick<LiveSettings, "siteGapMs" | "sitePerTenMinutes" | "sitePerDay" | "maxWireBytes">;
  parseRobots: ParseRobots;
  userAgent: string;
};

/**
 * Whose visit it is, and what for. Several addresses of one site are one reading, so they count once
 * and come sooner after each other; each link counts.
 */
export type VisitPurpose = { requester: symbol; share: SiteShare };

/** Between two addresses of one site within a reading. */
const OWN_GAP_MS = 250;
/** In a site's line: whoever comes later would wait longer than a visitor does. */
const MAX_WAITING = 8;
/** For a robots.txt and its redirects together: the visitor is waiting for the page itself. */
const ROBOTS_LIMIT_MS = 4_000;

/** A visit for a visitor: it counts, and a robots.txt that names our agent is obeyed. */
export class LiveVisit extends Visit {
  readonly #options: LiveVisitOptions;
  readonly robots: SiteRobots;

  constructor(options: LiveVisitOptions, { requester, share }: VisitPurpose) {
    const { lines, settings, guard } = options;
    const { siteGapMs: gapMs } = settings;
    const ownGapMs = share === "link" ? gapMs : Math.min(OWN_GAP_MS, gapMs);
    const pace = () => ({ gapMs, ownGapMs, atOnce: 1 });
    const admit = createAdmission(options, share);
    super({ guard, lines, requester, pace, machineGapMs: gapMs, maxWaiting: MAX_WAITING, admit });
    this.#options = options;
    this.robots = new SiteRobots({
      read: (href, _known, within) => this.#readRobots(href, within),
      parse: options.parseRobots,
    });
  }

  /** `enter`, and the site's robots.txt: one that names our agent and closes the page is obeyed. */
  async enterIfAllowed(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const refusal =
      (await this.enter(url, signal)) ??
      (await this.#askRobots(url, signal)) ??
      // The file may have been elsewhere, and the turn with it.
      (await this.enter(url, signal));
    return signal.aborted ? tookTooLong : refusal;
  }

  async #readRobots(robotsUrl: string, signal?: AbortSignal) {
    const { userAgent, settings } = this.#options;
    const limit = limitSignal(ROBOTS_LIMIT_MS, signal);
    return readRobotsFile(robotsUrl, {
      ask: async (href) => {
        const result = await this.read(new URL(href), {
          ...ROBOTS_QUESTION,
          userAgent,
          maxWireBytes: settings.maxWireBytes,
          signal: limit.signal,
          // Another site's turn must be waited for.
          beforeHop: (hop) => this.enter(hop, signal ?? limit.signal),
          wantsBody: hasRules,
        });
        return result.ok
          ? { ok: true, ...result.value, location: result.value.hops[0]?.location }
          : result;
      },
    }).finally(limit.end);
  }

  async #askRobots(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const verdict = await this.robots.judge(url.href, signal);
    return verdict.allowed ? undefined : refuseFor(verdict);
  }
}

/** Google's page is read though its group or everybody's closes it: that is a finding. */
function refuseFor({ by, detail }: VisitVerdict & { allowed: false }): Refusal | undefined {
  if (by === "name") return shutOut;
  if (by === "unreadable") return notJudged;
  return by === "length" ? { reason: "not-an-address", detail } : undefined;
}

/** A reading counts once for each site; each link counts. */
function createAdmission({ settings, shares }: LiveVisitOptions, share: SiteShare) {
  const counted = new Set<string>();
  return async (site: string): Promise<Refusal | undefined> => {
    if (share === "link" || !counted.has(site)) {
      const verdict = await shares.take(share, site);
      if (!verdict.allowed) return usedUp(settings, verdict.retryAfterSeconds);
      counted.add(site);
    }
    return undefined;
  };
}

function usedUp(
  { sitePerTenMinutes, sitePerDay }: LiveVisitOptions["settings"],
  seconds: number,
): Refusal {
  return {
    reason: "busy",
    detail: `This site is asked at most ${sitePerTenMinutes} times in ten minutes and ${sitePerDay} times a day, for all visitors together, and that is used up. Try again in ${describe(seconds)}.`,
  };
}

function describe(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}

const notJudged: Refusal = {
  reason: "busy",
  detail: "The site's robots.txt could not be judged in time. Try again in a minute.",
};

const shutOut: Refusal = {
  reason: "robots",
  detail: `The site's robots.txt shuts out ${AGENT_TOKEN} by name, and we obey it. Remove that Disallow to have it read.`,
};
