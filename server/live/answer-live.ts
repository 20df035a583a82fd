import {
  MAX_ALTERNATES,
  MAX_RIVALS,
  type LiveNotRead,
  type LiveRead,
  type LiveRequest,
  type RobotsVerdict,
  type TargetState,
} from "#engine/live/contract.ts";
import type { JudgeProblem, JudgeTask } from "#engine/live/judge.ts";
import { archiveQuestion } from "#engine/live/judge-archive.ts";
import type { PageOrReason } from "#engine/live/read-page.ts";
import { withJsonField } from "#server/http/with-json-field.ts";
import { householdOf } from "#server/http/client-address.ts";
import type { LinksAnswer, LinksQuestion } from "#server/live/check-links.ts";
import { findInSitemaps } from "#server/live/find-in-sitemaps.ts";
import type { Judge } from "#server/live/judge-pool.ts";
import type { AddressNotRead as NotRead, AddressReading } from "#server/live/live-answer.ts";
import type { LiveJob, LiveReader } from "#server/live/live-reader.ts";

/** `json`: a `LiveAnswer` as text, as the workers wrote most of it. */
export type LiveOutcome =
  { outcome: "answered"; json: string } | { outcome: "too-many"; retryAfterSeconds: number };

export type AnswerLiveOptions = {
  reader: LiveReader;
  checkLinks: (question: LinksQuestion) => Promise<LinksAnswer>;
  judge: Judge;
  clock: () => number;
  maxLinks: number;
};

type Failure = { ok: false; problem: JudgeProblem | "failed" };

/** An answer whose result is JSON already. */
type ToldRead = { head: Omit<LiveRead<never>, "result">; result: string };
type Told = LiveNotRead | ToldRead;

/** One press of a button: what it may read, and who judges it. Both end where nobody waits any more. */
type Press = { job: LiveJob; judge: Judge; visitor: string; signal: AbortSignal | undefined };

/** What a press of a tool's button comes to. Findings leave, the page's bytes do not. */
export function createLiveAnswers(options: AnswerLiveOptions) {
  const { reader, clock } = options;

  async function answer(
    request: LiveRequest,
    visitor: string,
    signal?: AbortSignal,
  ): Promise<LiveOutcome> {
    const begun = await reader.begin(visitor, signal);
    if (!begun.ok) {
      return begun.answer.outcome === "too-many" ? begun.answer : answered(begun.answer);
    }
    const judge = ((task: JudgeTask) =>
      options.judge(task, { signal, party: householdOf(visitor) })) as Judge;
    const press: Press = { job: begun.job, judge, visitor, signal };
    try {
      if (request.tool === "links") return await answerLinks(press, request);
      return answered(await answerTool(press, request));
    } finally {
      begun.job.end();
    }
  }

  async function answerLinks(
    { job, judge, visitor, signal }: Press,
    { url, check = false }: LiveRequest,
  ): Promise<LiveOutcome> {
    const read = await job.read({ url });
    if (read.outcome === "not-read") return answered(read);
    const maxTargets = check ? options.maxLinks : 0;
    const judged = await judge({ tool: "links", now: clock(), page: read, maxTargets });
    if (!judged.ok) return answered(refuse(read, judged));
    const { json, targets: links = [] } = judged.value;
    if (!check) return answered(tell(read, json));
    // The targets are a reading of their own, with a place of their own.
    job.end();
    const checked = await options.checkLinks({ links, visitor, signal });
    if (checked.outcome === "too-many") {
      return { outcome: "too-many", retryAfterSeconds: checked.retryAfterSeconds };
    }
    const targets: readonly TargetState[] =
      checked.outcome === "checked"
        ? checked.links
        : links.map((link) => ({ url: link, state: "unchecked", detail: otherReaders }));
    return answered(tell(read, withJsonField(json, "targets", JSON.stringify(targets))));
  }

  async function answerTool(press: Press, request: LiveRequest): Promise<Told> {
    switch (request.tool) {
      case "robots":
        return answerRobots(press, request);
      case "archive":
        return answerArchive(press, request);
      case "terms":
      case "titles":
        return answerPages(press, request);
      default:
        return answerPage(press, request);
    }
  }

  async function answerPage(press: Press, { url, tool }: LiveRequest): Promise<Told> {
    const { job, judge } = press;
    const read = await job.read({ url });
    if (read.outcome === "not-read") return read;
    const page = read;
    const now = clock();
    if (tool === "seo-audit") {
      const sitemap = await findInSitemaps({ job, judge, now }, page.url, page.robots);
      const judged = await judge({ tool, now, page, sitemap });
      return judged.ok ? tell(page, judged.value.json) : refuse(page, judged);
    }
    if (tool === "hreflang") return answerHreflang(press, page, now);
    const judged = await judge({ tool: "serp", now, page });
    return judged.ok ? tell(page, judged.value.json) : refuse(page, judged);
  }

  async function answerPages({ job, judge }: Press, request: LiveRequest): Promise<Told> {
    const now = clock();
    const isTerms = request.tool === "terms";
    const rivals = (request.rivals ?? []).slice(0, isTerms ? MAX_RIVALS.terms : MAX_RIVALS.titles);
    const own = request.url.trim() === "" ? [] : [request.url];
    const asked = isTerms ? [...own, ...rivals] : rivals.length > 0 ? rivals : own;
    const answers = await readAll(job, asked);
    const pages = answers.map((one, at) => ({
      ...toPageOrReason(asked[at] ?? "", one),
      isOwn: isTerms && at < own.length,
    }));
    const first = answers.find((one) => one.outcome === "read");
    if (first?.outcome !== "read") return notReadOf(answers[0]);
    const judged =
      request.tool === "terms"
        ? await judge({ tool: "terms", now, pages })
        : await judge({ tool: "titles", now, pages, phrase: request.phrase ?? "" });
    return judged.ok ? tell(first, judged.value.json) : refuse(first, judged);
  }

  async function answerRobots({ job, judge }: Press, { url }: LiveRequest): Promise<Told> {
    const found = await job.readRobots(url);
    if ("outcome" in found) return found;
    const read = await job.read({ url });
    const now = clock();
    const judged = await judge({
      tool: "robots",
      now,
      robots: read.outcome === "read" ? read.robots : found,
      url: addressBeside(found.url, url),
      ...(read.outcome === "read" ? { page: read } : { pageDetail: read.detail }),
    });
    if (read.outcome === "read")
      return judged.ok ? tell(read, judged.value.json) : refuse(read, judged);
    // The page may be closed to us while its robots.txt is not: the file is what was asked for.
    const { hops, status, kind } = found;
    if (!judged.ok || (status === undefined && kind === "unavailable")) return read;
    const head = {
      outcome: "read",
      readAt: new Date(now).toISOString(),
      hops,
      status: status ?? 0,
      headers: {},
      robots: {
        status: status ?? null,
        verdict: kind === "unavailable" ? "unavailable" : "allowed",
      },
    } as const;
    return { head, result: judged.value.json };
  }

  async function answerArchive({ job, judge }: Press, { url }: LiveRequest): Promise<Told> {
    const question = archiveQuestion(url.trim());
    const read = await job.read({ url: question, kind: "text", share: "archive" });
    if (read.outcome === "not-read") {
      return { ...read, detail: `The Wayback Machine could not be asked: ${read.detail}` };
    }
    const now = clock();
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

  return answer;
}

async function answerHreflang(
  { job, judge }: Press,
  page: AddressReading,
  now: number,
): Promise<Told> {
  const listed = await judge({ tool: "alternates", now, page, limit: MAX_ALTERNATES });
  if (!listed.ok) return refuse(page, listed);
  const { urls: asked, beyondLimit } = listed.value;
  const others = await readAll(job, asked);
  const pages: PageOrReason[] = [
    { url: page.url, page },
    ...others.map((other, at) => toPageOrReason(asked[at] ?? "", other)),
  ];
  const judged = await judge({ tool: "hreflang", now, pages, beyondLimit });
  return judged.ok ? tell(page, judged.value.json) : refuse(page, judged);
}

export function answered(answer: Told): LiveOutcome {
  if (!("head" in answer)) return { outcome: "answered", json: JSON.stringify(answer) };
  return {
    outcome: "answered",
    json: withJsonField(JSON.stringify(answer.head), "result", answer.result),
  };
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

function tell({ readAt, hops, status, headers, robots }: AddressReading, result: string): ToldRead {
  const verdict: RobotsVerdict = {
    status: robots.status ?? null,
    verdict: robots.verdict,
    ...(robots.line !== undefined && { line: robots.line }),
  };
  return { head: { outcome: "read", readAt, hops, status, headers, robots: verdict }, result };
}

const problemWords: Record<Failure["problem"], string> = {
  empty: "The server sent an empty page. Open it in a browser: is there more?",
  binary: "What the server sends is not HTML, although it says so. Check the address.",
  "too-large":
    "The page is larger than what is read here, or more stands in it than one answer holds.",
  "too-complex": "The page’s markup is nested in a way that no page needs.",
  "not-an-answer": "What the server sends is not the answer that was asked for.",
  failed: "The page could not be judged. Try again.",
};

function refuse({ hops, status }: AddressReading, { problem }: Failure): LiveNotRead {
  const reason =
    problem === "too-large" || problem === "too-complex"
      ? "too-large"
      : problem === "failed"
        ? "timeout"
        : "not-html";
  return { outcome: "not-read", reason, hops, status, detail: problemWords[problem] };
}

function notReadOf(answer: AddressReading | NotRead | undefined): LiveNotRead {
  return answer?.outcome === "not-read" ? answer : nothingAsked;
}

const otherReaders = "Other pages are being read just now. Try again in a few seconds.";

const nothingAsked: LiveNotRead = {
  outcome: "not-read",
  reason: "not-an-address",
  detail: "Type at least one address.",
};

function archiveUnclear(status: number): LiveNotRead {
  return {
    outcome: "not-read",
    reason: "unreachable",
    status,
    detail: `The Wayback Machine answered ${status} with something other than its answer. Try again later, or open its calendar.`,
  };
}
