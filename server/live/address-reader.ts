import type { JudgedAddress } from "#server/reading/judge-address.ts";
import type { RobotsFile } from "#engine/live/read-page.ts";
import { keepHeaders } from "#server/reading/keep-headers.ts";
import {
  refuseReading,
  type AddressNotRead,
  type AddressReading,
  type ReadingOutcome,
} from "./live-answer.ts";
import { LiveVisit, type LiveVisitOptions, type VisitPurpose } from "./live-visit.ts";
import type { PageAnswer, PageQuestion, PageResult } from "#server/reading/ask-address.ts";
import { ACCEPTED, refuseAnswer, type LiveKind } from "./refuse-answer.ts";
import type { LiveSettings } from "./settings.ts";
import { limitSignal } from "#server/reading/limit-signal.ts";
import { judgeName } from "#server/reading/site-robots.ts";

export type AddressReaderOptions = LiveVisitOptions & {
  settings: LiveSettings;
  clock: () => number;
};

/** Whose address it is, and what ends the reading before its time. */
type Reading = { visit: LiveVisit; signal?: AbortSignal | undefined };

const MAX_REDIRECTS = 10;
/** A visitor does not wait longer for others. Three may be ahead, of 10 s each. */
const MAX_WAIT_MS = 40_000;

/** One address read in its site's turn, by its site's rules, within the time that a reading has. */
export class AddressReader {
  readonly #options: AddressReaderOptions;

  constructor(options: AddressReaderOptions) {
    this.#options = options;
  }

  /** A visit to one site, for addresses that belong together. */
  beginVisit(purpose: VisitPurpose): LiveVisit {
    return new LiveVisit(this.#options, purpose);
  }

  /** The reading's time begins with the site's turn, which ends with the reading. `signal` ends it early. */
  async #visitSite<Answer>(
    url: URL,
    { visit, signal }: Reading,
    act: (
      visit: LiveVisit,
      signal: AbortSignal,
    ) => Promise<ReadingOutcome<Answer | AddressNotRead>>,
  ): Promise<ReadingOutcome<Answer | AddressNotRead>> {
    let limit = limitSignal(MAX_WAIT_MS, signal);
    try {
      const refusal = await visit.enter(url, limit.signal);
      limit.end();
      if (refusal !== undefined) return refuseReading(refusal);
      limit = limitSignal(this.#options.settings.limitMs, signal);
      return await act(visit, limit.signal);
    } finally {
      limit.end();
      visit.leave();
    }
  }

  read({ url, schemeAssumed }: JudgedAddress, kind: LiveKind, reading: Reading) {
    return this.#visitSite<AddressReading>(url, reading, async (visit, signal) => {
      let result = await this.#ask(visit, url, kind, signal);
      const isUnanswered =
        !result.ok && result.reason === "unreachable" && result.hops.length === 0;
      if (schemeAssumed && isUnanswered) {
        const plain = new URL(url);
        plain.protocol = "http:";
        result = await this.#ask(visit, plain, kind, signal);
      }
      if (!result.ok) return refuseReading(result);
      const { packed } = result.value;
      return { answer: await this.#describeRead(visit, result.value, signal), packed };
    });
  }

  /** One answer under another name. What our own reader may not read is not read as anybody else. */
  readAs({ url }: JudgedAddress, userAgent: string, reading: Reading) {
    return this.#visitSite<AddressReading>(url, reading, async (visit, signal) => {
      const result = await visit.read(url, {
        ...this.#questionOf(visit, signal),
        userAgent,
        maxRedirects: 0,
        follows: false,
        whenLarger: "cut",
      });
      if (!result.ok) return refuseReading(result);
      return { answer: await this.#describeRead(visit, result.value, signal) };
    });
  }

  /** Over plain http where https was only assumed and does not answer. */
  readRobots({ url, schemeAssumed }: JudgedAddress, reading: Reading) {
    return this.#visitSite<RobotsFile>(url, reading, async (visit, signal) => {
      const file = await visit.robots.fileOf(url.origin, signal);
      if (file.status !== null || !schemeAssumed) return { answer: file };
      const plain = new URL(url);
      plain.protocol = "http:";
      const overHttp = await visit.robots.fileOf(plain.origin, signal);
      return { answer: overHttp.status === null ? file : overHttp };
    });
  }

  #ask(visit: LiveVisit, url: URL, kind: LiveKind, signal: AbortSignal): Promise<PageResult> {
    return visit.read(url, {
      ...this.#questionOf(visit, signal),
      accept: ACCEPTED[kind],
      refuse: (answer) => refuseAnswer(answer, kind),
    });
  }

  #questionOf(visit: LiveVisit, signal: AbortSignal): PageQuestion {
    const { userAgent, settings } = this.#options;
    return {
      method: "GET",
      userAgent,
      accept: ACCEPTED.page,
      signal,
      maxRedirects: MAX_REDIRECTS,
      maxWireBytes: settings.maxWireBytes,
      maxBytes: settings.maxBytes,
      whenLarger: "refuse",
      beforeHop: (hop) => visit.enterIfAllowed(hop, signal),
    };
  }

  async #describeRead(
    visit: LiveVisit,
    page: PageAnswer,
    signal: AbortSignal,
  ): Promise<AddressReading> {
    const { url } = page;
    const file = await visit.robots.fileOf(new URL(url).origin, signal);
    const google = { agent: "Googlebot", url, signal };
    const judged = await judgeName(this.#options.parseRobots, file, google);
    const line = judged?.rule?.line;
    const verdict =
      judged === undefined ? "unavailable" : judged.allowed ? "allowed" : "disallowed";
    return {
      outcome: "read",
      readAt: new Date(this.#options.clock()).toISOString(),
      url,
      hops: page.hops,
      status: page.status,
      headers: keepHeaders(page.headers),
      robots: { ...file, verdict, ...(line !== undefined && { line }) },
      bytes: page.body,
      firstByteMs: page.firstByteMs,
    };
  }
}
