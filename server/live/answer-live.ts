import { fewIdentities, pageIdentities, type Identity } from "#engine/ai-access/asked-as.ts";
import { MAX_ALTERNATES, type TargetState } from "#engine/live/contract.ts";
import type { LiveRequest } from "#engine/live/live-request.ts";
import type { JudgeTask } from "#engine/live/judge.ts";
import { archiveQuestion } from "#engine/live/judge-archive.ts";
import type { PageOrReason } from "#engine/live/read-page.ts";
import { withJsonField } from "#server/front/with-json-field.ts";
import { rateKeysOf } from "#server/front/client-address.ts";
import { askPageAs } from "./ask-page-as.ts";
import type { LinksAnswer, LinksQuestion } from "./link-checker.ts";
import { findInSitemaps } from "./find-in-sitemaps.ts";
import type { Judge } from "./judge-pool.ts";
import type { AddressNotRead as NotRead, AddressReading } from "./live-answer.ts";
import {
  answered,
  archiveUnclear,
  notReadOf,
  otherReaders,
  refuseJudged,
  toReadJson,
  type AnswerJson,
  type LiveOutcome,
} from "./live-results.ts";
import type { LiveJob, LiveReader } from "./live-reader.ts";

type AnswerLiveOptions = {
  reader: LiveReader;
  checkLinks: (question: LinksQuestion) => Promise<LinksAnswer>;
  judge: Judge;
  clock: () => number;
  maxLinks: number;
  /** Whether the server is asked as a browser and as crawlers, too. */
  asksAsCrawlers: boolean;
};

/** One request: what it may read, and who judges it. Both end when the visitor has gone. */
type Context = { job: LiveJob; judge: Judge; visitor: string; signal: AbortSignal | undefined };

/** What a request from a tool is answered. Findings leave the server, the page's bytes do not. */
export function createLiveAnswers(options: AnswerLiveOptions) {
  const answers = new LiveAnswers(options);
  return (request: LiveRequest, visitor: string, signal?: AbortSignal) =>
    answers.answer(request, visitor, signal);
}

class LiveAnswers {
  readonly #options: AnswerLiveOptions;

  constructor(options: AnswerLiveOptions) {
    this.#options = options;
  }

  async answer(request: LiveRequest, visitor: string, signal?: AbortSignal): Promise<LiveOutcome> {
    const begun = await this.#options.reader.begin(visitor, signal);
    if (!begun.ok) {
      return begun.answer.outcome === "too-many" ? begun.answer : answered(begun.answer);
    }
    const judge = ((task: JudgeTask) =>
      this.#options.judge(task, { signal, requester: rateKeysOf(visitor).visitor })) as Judge;
    const context: Context = { job: begun.job, judge, visitor, signal };
    try {
      if (request.tool === "links") return await this.#answerLinks(context, request);
      return answered(await this.#answerTool(context, request));
    } finally {
      begun.job.end();
    }
  }

  async #answerLinks(
    { job, judge, visitor, signal }: Context,
    { url, check = false }: LiveRequest,
  ): Promise<LiveOutcome> {
    const read = await job.read({ url });
    if (read.outcome === "not-read") return answered(read);
    const maxTargets = check ? this.#options.maxLinks : 0;
    const judged = await judge({
      tool: "links",
      now: this.#options.clock(),
      page: read,
      maxTargets,
    });
    if (!judged.ok) return answered(refuseJudged(read, judged));
    const { json, targets: links = [] } = judged.value;
    if (!check) return answered(toReadJson(read, json));
    // Checking the targets counts as a separate reading, with its own place.
    job.end();
    const checked = await this.#options.checkLinks({ links, visitor, signal });
    if (checked.outcome === "too-many") {
      return { outcome: "too-many", retryAfterSeconds: checked.retryAfterSeconds };
    }
    const targets: readonly TargetState[] =
      checked.outcome === "checked"
        ? checked.links
        : links.map((link) => ({ url: link, state: "unchecked", detail: otherReaders }));
    return answered(toReadJson(read, withJsonField(json, "targets", JSON.stringify(targets))));
  }

  async #answerTool(context: Context, request: LiveRequest): Promise<AnswerJson> {
    switch (request.tool) {
      case "robots":
        return this.#answerRobots(context, request);
      case "archive":
        return this.#answerArchive(context, request);
      case "terms":
        return this.#answerTerms(context, request);
      default:
        return this.#answerPage(context, request);
    }
  }

  async #answerPage(context: Context, { url, tool }: LiveRequest): Promise<AnswerJson> {
    const { job, judge } = context;
    const read = await job.read({ url });
    if (read.outcome === "not-read") return read;
    const page = read;
    const now = this.#options.clock();
    if (tool === "seo-audit") {
      const sitemap = await findInSitemaps({ job, judge, now }, page.url, page.robots);
      const asked = await this.#askAs(context, page, fewIdentities);
      const judged = await judge({ tool, now, page, sitemap, asked });
      return judged.ok ? toReadJson(page, judged.value.json) : refuseJudged(page, judged);
    }
    if (tool === "hreflang") return answerHreflang(context, page, now);
    const judged = await judge({ tool: "serp", now, page });
    return judged.ok ? toReadJson(page, judged.value.json) : refuseJudged(page, judged);
  }

  async #answerTerms({ job, judge }: Context, request: LiveRequest): Promise<AnswerJson> {
    const own = request.url.trim() === "" ? [] : [request.url];
    const asked = [...own, ...(request.rivals ?? [])];
    const answers = await readAll(job, asked);
    const pages = answers.map((one, at) => ({
      ...toPageOrReason(asked[at] ?? "", one),
      isOwn: at < own.length,
    }));
    const first = answers.find((one) => one.outcome === "read");
    if (first?.outcome !== "read") return notReadOf(answers[0]);
    const judged = await judge({ tool: "terms", now: this.#options.clock(), pages });
    return judged.ok ? toReadJson(first, judged.value.json) : refuseJudged(first, judged);
  }

  async #askAs({ job, judge }: Context, page: AddressReading, identities: readonly Identity[]) {
    if (!this.#options.asksAsCrawlers) return [];
    return askPageAs(page, { job, judge, now: this.#options.clock(), identities });
  }

  async #answerRobots(context: Context, { url }: LiveRequest): Promise<AnswerJson> {
    const { job, judge } = context;
    const found = await job.readRobots(url);
    if ("outcome" in found) return found;
    const read = await job.read({ url });
    const now = this.#options.clock();
    const judged = await judge({
      tool: "robots",
      now,
      robots: read.outcome === "read" ? read.robots : found,
      url: addressBeside(found.url, url),
      ...(read.outcome === "read"
        ? { page: read, asked: await this.#askAs(context, read, pageIdentities) }
        : { pageDetail: read.detail }),
    });
    if (read.outcome === "read")
      return judged.ok ? toReadJson(read, judged.value.json) : refuseJudged(read, judged);
    // The page may be closed to us while its robots.txt is not: the file is what was asked for.
    const { hops = [], status, kind } = found;
    if (!judged.ok || (status === null && kind === "unavailable")) return read;
    const head = {
      outcome: "read",
      readAt: new Date(now).toISOString(),
      hops,
      status: status ?? 0,
      headers: {},
      robots: {
        status,
        verdict: kind === "unavailable" ? "unavailable" : "allowed",
      },
    } as const;
    return { head, result: judged.value.json };
  }

  async #answerArchive({ job, judge }: Context, { url }: LiveRequest): Promise<AnswerJson> {
    const question = archiveQuestion(url.trim());
    const read = await job.read({ url: question, kind: "text", share: "archive" });
    if (read.outcome === "not-read") {
      return { ...read, detail: `The Wayback Machine gave no usable answer: ${read.detail}` };
    }
    const now = this.#options.clock();
    const judged = await judge({ tool: "archive", now, bytes: read.bytes });
    if (!judged.ok) return archiveUnclear(read.status);
    const head = {
      outcome: "read",
      readAt: new Date(now).toISOString(),
      hops: [{ url: question, status: read.status }],
      status: read.status,
      headers: {},
      robots: { status: null, verdict: "allowed" },
    } as const;
    return { head, result: judged.value.json };
  }
}

async function answerHreflang(
  { job, judge }: Context,
  page: AddressReading,
  now: number,
): Promise<AnswerJson> {
  const listed = await judge({ tool: "alternates", now, page, limit: MAX_ALTERNATES });
  if (!listed.ok) return refuseJudged(page, listed);
  const { urls: asked, beyondLimit } = listed.value;
  const others = await readAll(job, asked);
  const pages: PageOrReason[] = [
    { url: page.url, page },
    ...others.map((other, at) => toPageOrReason(asked[at] ?? "", other)),
  ];
  const judged = await judge({ tool: "hreflang", now, pages, beyondLimit });
  return judged.ok ? toReadJson(page, judged.value.json) : refuseJudged(page, judged);
}

/** The page as it was asked for, on the host whose robots.txt was found. */
function addressBeside(robotsUrl: string, typed: string): string {
  const text = typed.trim();
  const page = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return new URL(`${page?.pathname ?? "/"}${page?.search ?? ""}`, robotsUrl).href;
}

/** Sites side by side, each site's pages one after the other. */
function readAll(job: LiveJob, urls: readonly string[]) {
  return Promise.all(urls.map((url) => job.read({ url })));
}

function toPageOrReason(url: string, read: AddressReading | NotRead): PageOrReason {
  return read.outcome === "read" ? { url, page: read } : { url, detail: read.detail };
}
