import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import type { VisitVerdict } from "#engine/live/judge-visit.ts";

import { machineLine, siteLine, type Lines, type Turn } from "#server/reading/lines.ts";
import { isOwnSite } from "#server/reading/is-own-site.ts";
import { tookTooLong, Unread, type Refusal } from "#server/reading/outcome.ts";
import type { Guard } from "#server/reading/read-page.ts";
import { createAskRobots } from "#server/live/ask-robots.ts";
import { readRobotsFile, type RobotsFile } from "#server/reading/read-robots-file.ts";
import type { LiveSettings } from "#server/live/settings.ts";
import type { SiteShare, SiteShares } from "#server/live/site-shares.ts";
import { AGENT_TOKEN } from "#server/reading/user-agent.ts";

/** What a robots.txt says of an address, by a worker; undefined where it could not be judged. */
export type JudgeRobots = (
  file: Uint8Array,
  url: string,
  signal: AbortSignal,
) => Promise<VisitVerdict | undefined>;

export type PoliteVisitOptions = {
  guard: Guard;
  lines: Lines;
  shares: SiteShares;
  settings: Pick<LiveSettings, "siteGapMs" | "sitePerTenMinutes" | "sitePerDay" | "maxWireBytes">;
  judgeRobots: JudgeRobots;
  userAgent: string;
  /** Host names of this site, which it never reads. */
  ownNames: readonly string[];
};

/**
 * Whose visit it is, and what for. Several addresses of one site are one reading, so they count once
 * and come sooner after each other; each link counts.
 */
export type VisitPurpose = { requester: symbol; share: SiteShare };

/** Between two addresses of one site within a reading. */
const OWN_GAP_MS = 250;
/** Whoever comes later would wait longer than a visitor does. */
const MAX_WAITING = 8;

/**
 * One reading's visit to the sites that it comes by: one at a time, each by its own rules. A site's
 * turn lasts for one address, and for what belongs to it; the next address waits its turn again.
 */
export class PoliteVisit {
  readonly guard: Guard;
  readonly #options: PoliteVisitOptions;
  readonly #purpose: VisitPurpose;
  readonly #files = new Map<string, RobotsFile>();
  readonly #counted = new Set<string>();
  #current: { site: string; turn: Turn } | undefined;

  constructor(options: PoliteVisitOptions, purpose: VisitPurpose) {
    const { lines, settings } = options;
    const { requester } = purpose;
    this.#options = options;
    this.#purpose = purpose;
    this.guard = createPoliteGuard(options.guard, { lines, requester, gapMs: settings.siteGapMs });
  }

  /** Waits for the turn of the address's site, unless this visit has it, and for its machine. */
  async enter(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    if (isOwnSite(url.hostname, this.#options.ownNames)) return ownSite;
    const site = readRegistrableDomain(url.hostname);
    if (this.#current?.site === site) return undefined;
    this.leave();
    const refusal = await this.#takeTurn(site, signal);
    if (refusal !== undefined) return refusal;
    // Before the reading's own time begins. The reading says what is wrong with the name.
    await this.guard.resolveName(url.hostname, signal).catch(() => {});
    return signal.aborted ? noTurn : undefined;
  }

  /** `enter`, and the site's robots.txt: one that names our agent and closes the page is obeyed. */
  async ask(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const refusal =
      (await this.enter(url, signal)) ??
      (await this.#askRobots(url, signal)) ??
      // The file may have been elsewhere, and the turn with it.
      (await this.enter(url, signal));
    return signal.aborted ? tookTooLong : refusal;
  }

  async robotsOf(url: URL, signal: AbortSignal): Promise<RobotsFile> {
    const known = this.#files.get(url.origin);
    if (known !== undefined) return known;
    const ask = createAskRobots(this.guard, {
      userAgent: this.#options.userAgent,
      signal,
      maxWireBytes: this.#options.settings.maxWireBytes,
      beforeHop: (hop) => this.enter(hop, signal),
    });
    const file = await readRobotsFile(new URL("/robots.txt", url).href, { ask });
    this.#files.set(url.origin, file);
    return file;
  }

  /** Ends the turn; the visit may go on with another address. */
  leave() {
    this.#current?.turn.leave();
    this.#current = undefined;
  }

  async #takeTurn(site: string, signal: AbortSignal): Promise<Refusal | undefined> {
    const { lines, settings, shares } = this.#options;
    const { requester, share } = this.#purpose;
    const isReading = share !== "link";
    if (!isReading || !this.#counted.has(site)) {
      const verdict = await shares.take(share, site);
      if (!verdict.allowed) return usedUp(settings, verdict.retryAfterSeconds);
      this.#counted.add(site);
    }
    const line = siteLine(site);
    if (lines.waiting(line) >= MAX_WAITING) return lineIsFull;
    const gapMs = settings.siteGapMs;
    const ownGapMs = isReading ? Math.min(OWN_GAP_MS, gapMs) : gapMs;
    try {
      const turn = await lines.take(line, { requester, gapMs, ownGapMs, atOnce: 1, signal });
      this.#current = { site, turn };
    } catch {
      return noTurn;
    }
    return undefined;
  }

  async #askRobots(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const file = await this.robotsOf(url, signal);
    if (file.kind !== "file") return undefined;
    const verdict = await this.#options.judgeRobots(file.bytes, url.href, signal);
    if (verdict === undefined) return notJudged;
    return verdict.shutsUsOut ? shutOut : undefined;
  }
}

type Approach = { lines: Lines; requester: symbol; gapMs: number };

/**
 * Layers 2 and 3, and a visit's wait for each machine that it comes to, once. As with a site, so much
 * time lies between two visits to one machine, whatever names lead there.
 */
function createPoliteGuard(guard: Guard, { lines, requester, gapMs }: Approach): Guard {
  const machines = new Set<string>();

  async function approach(address: string, signal: AbortSignal) {
    const line = machineLine(address);
    if (machines.has(line)) return;
    const turn = await lines
      .take(line, { requester, gapMs, atOnce: Infinity, signal })
      .catch(() => Promise.reject(new Unread(machineIsBusy)));
    machines.add(line);
    turn.leave();
  }

  return {
    ...guard,
    async resolveName(name, signal) {
      const addresses = await guard.resolveName(name, signal);
      await approach(addresses[0] ?? "", signal);
      return addresses;
    },
    async connect(target) {
      // Where the first address of a name does not answer, its second may be another machine.
      await approach(target.address, target.signal);
      return guard.connect(target);
    },
  };
}

function usedUp(
  { sitePerTenMinutes, sitePerDay }: PoliteVisitOptions["settings"],
  seconds: number,
): Refusal {
  return {
    reason: "busy",
    detail: `This site is asked ${sitePerTenMinutes} times in ten minutes and ${sitePerDay} times a day at most, for all visitors together, and that is used up. Try again in ${describe(seconds)}.`,
    layer: "quota",
  };
}

function describe(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}

const lineIsFull: Refusal = {
  reason: "busy",
  detail: `${MAX_WAITING} other visitors wait to have this site read, one after the other. Try again in a minute.`,
  layer: "quota",
};

const noTurn: Refusal = {
  reason: "busy",
  detail:
    "This site is asked one address after the other, and this one's turn did not come in time. Try again in a minute.",
  layer: "quota",
};

const machineIsBusy: Refusal = {
  reason: "busy",
  detail:
    "Other sites on the same machine are being read just now, one after the other. Try again in a minute.",
  layer: "quota",
};

const ownSite: Refusal = {
  reason: "not-public",
  detail: "This is our own site, which does not read itself.",
  layer: "address",
};

const notJudged: Refusal = {
  reason: "busy",
  detail: "The site's robots.txt could not be judged in time. Try again in a minute.",
  layer: "robots",
};

const shutOut: Refusal = {
  reason: "robots",
  detail: `The site's robots.txt shuts out ${AGENT_TOKEN} by name, and we obey it. Remove that Disallow to have it read.`,
  layer: "robots",
};
