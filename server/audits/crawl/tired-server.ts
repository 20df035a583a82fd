import type { Asked } from "./ask.ts";

type TiredServerOptions = {
  /** Holds back all requests to the site for this long. */
  rest: (ms: number) => void;
  gapMs: number;
};

/** Between two pages, after the server asked us to slow down. */
const SLOW_GAP_MS = 5_000;
/** How long we wait where the server names no time. */
const DEFAULT_REST_MS = 10_000;
/** The longest wait that a server may ask for; where it asks for more, the reading ends. */
const MAX_REST_MS = 120_000;
/** After this many failures or silences in a row, the server is failing, not its pages. */
const FAILURES_IN_A_ROW = 5;
/** The reading ends if a server asks us to slow down for more addresses than this. */
const MAX_SLOWED_FOR = 8;
/** Addresses in a row that refused us twice. */
const REFUSALS_IN_A_ROW = 4;

/** "leave": this address refuses us a second time, and the others answer. */
type ServerCondition = "fine" | "ask-again" | "leave" | "stop";

/**
 * Notices when we are too much for a server. Asked to slow down (429, or 503 with Retry-After), we do,
 * and ask the same address once more. An address that refuses again is left out; if the next ones do
 * the same, or none has answered yet, we stop. We also stop after five 5xx in a row, and after five
 * addresses without an answer: the site went down while it was read.
 */
export class TiredServer {
  readonly #options: TiredServerOptions;
  #gapMs: number;
  readonly #slowedFor = new Set<string>();
  #hasAnswered = false;
  #refusals = 0;
  #failures = 0;
  #silences = 0;
  #why: string | undefined;

  constructor(options: TiredServerOptions) {
    this.#options = options;
    this.#gapMs = options.gapMs;
  }

  gapMs(): number {
    return this.#gapMs;
  }

  /**
   * Keeps what robots.txt asks for, up to our own bound. Returns the sentence for the report;
   * undefined if our own gap is as long anyway.
   */
  keepCrawlDelay(seconds: number, maxMs: number): string | undefined {
    const { gapMs } = this.#options;
    const askedMs = seconds * 1000;
    if (gapMs === 0 || askedMs <= gapMs) return undefined;
    this.#gapMs = Math.max(this.#gapMs, Math.min(askedMs, maxMs));
    const kept = askedMs > maxMs ? `; ${maxMs / 1000} s were kept` : ", which were kept";
    return `robots.txt asks for ${seconds} s between two pages (Crawl-delay)${kept}.`;
  }

  /** Why nothing more is asked; undefined while it is. */
  why(): string | undefined {
    return this.#why;
  }

  hasSlowed(): boolean {
    return this.#slowedFor.size > 0;
  }

  judge(asked: Asked, now: number): ServerCondition {
    const status = asked.status ?? 0;
    this.#failures = status >= 500 ? this.#failures + 1 : asked.ok ? 0 : this.#failures;
    this.#silences = isSilence(asked) ? this.#silences + 1 : 0;
    this.#why ??= this.#findOutage(status);
    if (this.#why !== undefined) return "stop";
    const restMs = asked.ok ? readRetryAfter(asked.headers["retry-after"], now) : undefined;
    if (status === 429 || (status === 503 && restMs !== undefined)) {
      return this.#slowDown(asked.url, status, restMs);
    }
    if (asked.ok && status < 500) {
      this.#hasAnswered = true;
      this.#refusals = 0;
    }
    return "fine";
  }

  #findOutage(status: number): string | undefined {
    if (this.#silences >= FAILURES_IN_A_ROW) {
      return `${FAILURES_IN_A_ROW} addresses one after another gave no answer: the site seems to be down. We stopped asking and kept what was read.`;
    }
    return this.#failures >= FAILURES_IN_A_ROW
      ? `${FAILURES_IN_A_ROW} answers one after another were errors of the server (${status}). We stopped asking.`
      : undefined;
  }

  #slowDown(url: string, status: number, restMs: number | undefined): ServerCondition {
    const { gapMs, rest } = this.#options;
    const isSecond = this.#slowedFor.has(url);
    if (restMs !== undefined && restMs > MAX_REST_MS) {
      this.#why = `The server asked to be left alone for ${Math.ceil(restMs / 1000)} seconds (${status}). We stopped and kept what was read.`;
      return "stop";
    }
    this.#slowedFor.add(url);
    if (isSecond) this.#refusals += 1;
    const isEnough = this.#refusals >= REFUSALS_IN_A_ROW || this.#slowedFor.size > MAX_SLOWED_FOR;
    if (isEnough || (isSecond && !this.#hasAnswered)) {
      this.#why = `The server asked us again and again to slow down (${status}). We stopped and kept what was read.`;
      return "stop";
    }
    if (gapMs > 0) this.#gapMs = Math.max(this.#gapMs, SLOW_GAP_MS);
    rest(restMs ?? (gapMs === 0 ? 0 : DEFAULT_REST_MS));
    return isSecond ? "leave" : "ask-again";
  }
}

function isSilence(asked: Asked): boolean {
  return !asked.ok && (asked.reason === "timeout" || asked.reason === "unreachable");
}

/** RFC 9110 10.2.3: seconds, or a date. Undefined: nothing that could be read. */
function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
