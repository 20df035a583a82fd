import type { RobotsFile } from "#engine/live/read-page.ts";
import { createCache, type Cache } from "./cache.ts";
import {
  refuseReading,
  type AddressNotRead,
  type AddressReading,
  type ReadingOutcome,
} from "./live-answer.ts";
import type { LiveVisit } from "./live-visit.ts";
import { AddressReader, type AddressReaderOptions } from "./address-reader.ts";
import type { LiveKind } from "./refuse-answer.ts";
import type { SiteShare } from "./site-shares.ts";
import { decodeBody, type PackedBody } from "#server/reading/decode-body.ts";
import { judgeAddress, type JudgedAddress } from "#server/reading/judge-address.ts";
import { tookTooLong, type Accepted, type Refusal } from "#server/reading/outcome.ts";

/** Packed as it came: a tenth of the memory, and the page itself is free to go to its judge. */
type KeptRead = { rest: Omit<AddressReading, "bytes">; packed: PackedBody };

export type LiveQuestion = {
  /** As it was typed. */
  url: string;
  kind?: LiveKind;
  /** Asks the site again although an answer is kept. */
  fresh?: boolean;
  /** Whose share of the site it uses; a visitor's own reading unless given. */
  share?: SiteShare;
};

/** `userAgent`: whose name the request bears. */
export type ReadAsQuestion = { url: string; userAgent: string };

type OwnQuestion = LiveQuestion & { visitor: string };

export type Entered<Refused> =
  | { ok: true; leave: () => void; visit: LiveVisit }
  | { ok: false; refused: ReadingOutcome<Refused> };

/** Called before anything leaves this machine. */
type Enter<Refused> = (url: URL, share?: SiteShare) => Promise<Entered<Refused>>;

/** Reads addresses politely; answers are kept for the visitor who asked. */
export class KeptAnswers {
  readonly reader: AddressReader;
  readonly #options: AddressReaderOptions;
  readonly #cache: Cache<KeptRead>;

  constructor(options: AddressReaderOptions) {
    this.reader = new AddressReader(options);
    this.#options = options;
    this.#cache = createCache({ keepMs: options.settings.keepMs, clock: options.clock });
  }

  sweep() {
    this.#cache.sweep();
  }

  async answer<Refused>(
    { url: typed, kind = "page", fresh = false, visitor, share }: OwnQuestion,
    enter: Enter<Refused>,
    signal?: AbortSignal,
  ): Promise<ReadingOutcome<AddressReading | AddressNotRead | Refused>> {
    const judged = this.#judge(typed);
    if (!judged.ok) return refuseReading(judged);
    const key = `${kind} ${judged.value.url.href}`;
    const kept = fresh ? undefined : this.#cache.get(visitor, key);
    if (kept !== undefined) {
      const bytes = await decodeBody(kept.packed, this.#options.settings.maxBytes);
      return { answer: { ...kept.rest, bytes } };
    }

    const entered = await enter(judged.value.url, share);
    if (!entered.ok) return entered.refused;
    try {
      if (signal?.aborted === true) return refuseReading(tookTooLong);
      const outcome = await this.reader.read(judged.value, kind, { visit: entered.visit, signal });
      this.#keep(visitor, key, outcome);
      return outcome;
    } finally {
      entered.leave();
    }
  }

  /** Never out of the cache, which holds what our own reader got. */
  async readAs(
    { url: typed, userAgent }: ReadAsQuestion,
    enter: Enter<AddressNotRead>,
    signal?: AbortSignal,
  ): Promise<ReadingOutcome<AddressReading | AddressNotRead>> {
    const judged = this.#judge(typed);
    if (!judged.ok) return refuseReading(judged);
    const entered = await enter(judged.value.url);
    if (!entered.ok) return entered.refused;
    const reading = { visit: entered.visit, signal };
    return this.reader.readAs(judged.value, userAgent, reading).finally(entered.leave);
  }

  async readRobots(
    typed: string,
    enter: Enter<AddressNotRead>,
    signal?: AbortSignal,
  ): Promise<RobotsFile | AddressNotRead> {
    const judged = this.#judge(typed);
    if (!judged.ok) return refuseReading(judged).answer;
    const entered = await enter(judged.value.url);
    if (!entered.ok) return entered.refused.answer;
    const reading = this.reader.readRobots(judged.value, { visit: entered.visit, signal });
    return (await reading.finally(entered.leave)).answer;
  }

  #judge(typed: string): Accepted<JudgedAddress> {
    const { settings, guard } = this.#options;
    return settings.active ? judgeAddress(typed, guard.judge) : { ok: false, ...switchedOff };
  }

  #keep(visitor: string, key: string, outcome: ReadingOutcome<AddressReading | AddressNotRead>) {
    const { answer, packed } = outcome;
    if (answer.outcome !== "read" || packed === undefined) return;
    const { bytes: _bytes, ...rest } = answer;
    const size = packed.bytes.length + rest.robots.text.length;
    this.#cache.set(visitor, key, { rest, packed }, size);
  }
}

/** While reading is switched off, for every address. */
export const switchedOff: Refusal = {
  reason: "off",
  detail: "Reading pages by their address is switched off here.",
};
