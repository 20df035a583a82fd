import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import { machineLine, siteLine, type Lines, type Turn, type TurnRequest } from "./lines.ts";
import { Unread, type Refusal } from "./outcome.ts";
import { askAddress, type PageQuestion, type PageResult } from "./ask-address.ts";
import type { Guard } from "./guard.ts";

export type VisitOptions = {
  guard: Guard;
  lines: Lines;
  /** In the lines of sites and machines: a visitor's reading, a crawl. */
  requester: symbol;
  /** At the next site, as it is now: a tired server is asked more slowly. */
  pace: () => Pick<TurnRequest, "gapMs" | "ownGapMs" | "atOnce">;
  /** At a machine, whatever the names of the sites on it. */
  machineGapMs: number;
  /** The visit asks one question: once it is out, the site's next one may be let in. */
  asksOnce?: boolean;
  /** In the line of a site; whoever comes later is refused. */
  maxWaiting?: number;
  /** Asked before the visit waits for a site; a reason ends it. */
  admit?: (site: string) => Promise<Refusal | undefined>;
};

/**
 * A visit to the sites that it comes by: one at a time, each in its turn, and once for each machine. A
 * site's turn lasts for one address, and for what belongs to it.
 */
export class Visit {
  /** Layers 2 and 3, with the wait for each machine. */
  readonly guard: Guard;
  readonly #options: VisitOptions;
  readonly #machines = new Set<string>();
  #site: { name: string; turn: Turn } | undefined;
  #machine: Turn | undefined;

  constructor(options: VisitOptions) {
    const { guard } = options;
    this.#options = options;
    this.guard = {
      ...guard,
      resolveName: async (name, signal) => {
        const addresses = await guard.resolveName(name, signal);
        await this.#approach(addresses[0] ?? "", signal);
        return addresses;
      },
      connect: async (target) => {
        // Where the first address of a name does not answer, its second may be another machine.
        await this.#approach(target.address, target.signal);
        return guard.connect(target);
      },
    };
  }

  /** Waits for the turn of the address's site, unless this visit has it, and for its machine. */
  async enter({ hostname }: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const { lines, requester, pace, maxWaiting = Infinity, admit } = this.#options;
    const name = readRegistrableDomain(hostname);
    if (this.#site?.name === name) return undefined;
    this.leave();
    const refusal = await admit?.(name);
    if (refusal !== undefined) return refusal;
    const line = siteLine(name);
    if (lines.waiting(line) >= maxWaiting) return lineIsFull(maxWaiting);
    try {
      const turn = await lines.take(line, { requester, ...pace(), signal });
      this.#site = { name, turn };
      await this.guard.resolveName(hostname, signal);
    } catch (error) {
      if (signal.aborted) return noTurn;
      if (error instanceof Unread) return error.refusal;
      throw error;
    }
    return signal.aborted ? noTurn : undefined;
  }

  /** Reads an address in the turn that the visit has. */
  read(url: URL, question: PageQuestion): Promise<PageResult> {
    return askAddress(this.guard, url, { ...question, onSent: () => this.#sent() });
  }

  /** Ends the turn; the visit may go on with another address. */
  leave() {
    this.#machine?.leave();
    this.#site?.turn.leave();
    this.#site = undefined;
  }

  #sent() {
    this.#machine?.leave();
    if (this.#options.asksOnce === true) this.#site?.turn.sent();
  }

  async #approach(address: string, signal: AbortSignal) {
    const line = machineLine(address);
    if (this.#machines.has(line)) return;
    // Whoever waits for a machine keeps no other from anybody.
    this.#machine?.leave();
    const { lines, requester, machineGapMs: gapMs } = this.#options;
    this.#machine = await lines
      .take(line, { requester, gapMs, atOnce: Infinity, signal })
      .catch(() => Promise.reject(new Unread(machineIsBusy)));
    this.#machines.add(line);
  }
}

const lineIsFull = (length: number): Refusal => ({
  reason: "busy",
  detail: `${length} other visitors wait to have this site read, one after the other. Try again in a minute.`,
});

const noTurn: Refusal = {
  reason: "busy",
  detail:
    "This site is asked one address after the other, and this one's turn did not come in time. Try again in a minute.",
};

const machineIsBusy: Refusal = {
  reason: "busy",
  detail:
    "Other sites on the same machine are being read right now, one after the other. Try again in a minute.",
};
