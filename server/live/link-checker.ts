import { firstSpellings } from "#engine/address/address-key.ts";
import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import type { TargetState } from "#engine/live/contract.ts";

import { LiveVisit, type LiveVisitOptions } from "./live-visit.ts";
import type { Quota } from "./quota.ts";
import { limitSignal } from "#server/reading/limit-signal.ts";
import type { PageResult } from "#server/reading/ask-address.ts";
import type { LiveSettings } from "./settings.ts";

/** "dead" only for what is certain; whatever a firewall or a slow hour may explain is "unchecked". */
export type LinksAnswer =
  | { outcome: "checked"; links: readonly TargetState[] }
  | { outcome: "off" }
  | { outcome: "busy" | "too-many"; retryAfterSeconds: number };

/** `signal`: the visitor has gone, and no further target is asked. */
export type LinksQuestion = {
  links: readonly string[];
  visitor: string;
  signal?: AbortSignal | undefined;
};

type LinkCheckerOptions = LiveVisitOptions & { quota: Quota; settings: LiveSettings };

/** Sites asked at one time; each of them is asked one question after the other. */
const SITES_AT_ONCE = 6;
/** Servers that do not know HEAD answer one of these, or end the connection; then a GET is sent. */
const HEAD_REFUSED = new Set([400, 403, 404, 405, 501]);
const GONE = new Set([404, 410]);

/**
 * Asks each target once whether it answers: HEAD, and where that is refused GET without its body.
 * No redirect is followed. Targets past the bound count as unchecked.
 */
export class LinkChecker {
  readonly #options: LinkCheckerOptions;

  constructor(options: LinkCheckerOptions) {
    this.#options = options;
  }

  async check(question: LinksQuestion): Promise<LinksAnswer> {
    const { settings, quota } = this.#options;
    if (!settings.active) return { outcome: "off" };
    const admission = await quota.admit(question.visitor, question.signal);
    if (!admission.ok) {
      return { outcome: admission.problem, retryAfterSeconds: admission.retryAfterSeconds };
    }
    try {
      return { outcome: "checked", links: await this.#checkAll(question) };
    } finally {
      admission.leave();
    }
  }

  async #checkAll(question: LinksQuestion): Promise<TargetState[]> {
    const { maxLinks, linksLimitMs } = this.#options.settings;
    const links = firstSpellings(question.links);
    const answers = new Map<string, TargetState>();
    const asked = links.slice(0, maxLinks);
    for (const url of links.slice(maxLinks)) {
      answers.set(url, unchecked(url, `Only ${maxLinks} links of a page are asked.`));
    }
    const limit = limitSignal(linksLimitMs, question.signal);
    const requester = Symbol();
    const queue = [...Map.groupBy(asked, siteOf).values()];
    const worker = async () => {
      for (let site = queue.shift(); site !== undefined; site = queue.shift()) {
        const visit = new LiveVisit(this.#options, { requester, share: "link" });
        for (const [url, state] of await this.#checkSite(visit, site, limit.signal)) {
          answers.set(url, state);
        }
      }
    };
    await Promise.all(Array.from({ length: SITES_AT_ONCE }, worker)).finally(limit.end);
    return links.map((url) => answers.get(url) ?? noTime(url));
  }

  async #checkSite(visit: LiveVisit, urls: readonly string[], signal: AbortSignal) {
    const answers = new Map<string, TargetState>();
    for (const url of urls) {
      if (signal.aborted) break;
      try {
        answers.set(url, await this.#checkLink(visit, url, signal));
      } finally {
        visit.leave();
      }
    }
    return answers;
  }

  async #checkLink(visit: LiveVisit, url: string, signal: AbortSignal): Promise<TargetState> {
    const { guard, settings } = this.#options;
    const parsed = URL.parse(url);
    const judged = parsed === null ? undefined : guard.judge(parsed);
    if (judged?.ok !== true) return unchecked(url, judged?.detail ?? "This is not an address.");
    const refusal = await visit.enter(judged.value, signal);
    if (refusal !== undefined) return describe(url, { ok: false, ...refusal, hops: [] });

    const limit = limitSignal(settings.limitMs, signal);
    const ask = (method: "HEAD" | "GET") => this.#ask(visit, judged.value, method, limit.signal);
    try {
      const head = await ask("HEAD");
      const isRefused = head.ok
        ? HEAD_REFUSED.has(head.value.status)
        : head.reason === "unreachable" && head.hops.length === 0;
      return describe(url, isRefused ? await ask("GET") : head);
    } finally {
      limit.end();
    }
  }

  #ask(visit: LiveVisit, url: URL, method: "HEAD" | "GET", signal: AbortSignal) {
    const { userAgent, settings } = this.#options;
    return visit.read(url, {
      method,
      userAgent,
      accept: "*/*",
      signal,
      maxRedirects: 0,
      wantsBody: () => false,
      maxWireBytes: settings.maxWireBytes,
      maxBytes: settings.maxBytes,
      whenLarger: "cut",
      beforeHop: (hop) => visit.enterIfAllowed(hop, signal),
    });
  }
}

function describe(url: string, result: PageResult): TargetState {
  if (!result.ok) {
    const [hop] = result.hops;
    if (hop?.location !== undefined) {
      const to = URL.parse(hop.location, hop.url)?.href ?? hop.location;
      return { url, state: "redirected", status: hop.status, to };
    }
    const { reason, detail } = result;
    const isDead = reason === "not-public" || reason === "unreachable";
    return { url, state: isDead ? "dead" : "unchecked", detail };
  }
  const { status } = result.value;
  if (status >= 200 && status < 300) return { url, state: "alive", status };
  if (GONE.has(status)) return { url, state: "dead", status, detail: `It answers ${status}.` };
  return {
    url,
    state: "unchecked",
    status,
    detail: `It answers ${status} to us; in a browser it may work.`,
  };
}

function unchecked(url: string, detail: string): TargetState {
  return { url, state: "unchecked", detail };
}

function noTime(url: string): TargetState {
  return unchecked(url, "There was no time left: a site is asked at most once in two seconds.");
}

function siteOf(url: string): string {
  return readRegistrableDomain(URL.parse(url)?.hostname ?? "");
}
