import type { LiveNotRead, LiveRead, RobotsVerdict } from "#engine/live/contract.ts";
import type { JudgeProblem } from "#engine/live/judge.ts";
import { withJsonField } from "#server/front/with-json-field.ts";
import type { AddressNotRead as NotRead, AddressReading } from "./live-answer.ts";

/** `json`: a `LiveAnswer` as text, as the workers wrote most of it. */
export type LiveOutcome =
  { outcome: "answered"; json: string } | { outcome: "too-many"; retryAfterSeconds: number };

type JudgeFailure = { ok: false; problem: JudgeProblem | "failed" };

/** An answer whose result is JSON already. */
type ReadJson = { head: Omit<LiveRead<never>, "result">; result: string };
export type AnswerJson = LiveNotRead | ReadJson;

/** The result is JSON already: the judge wrote it, and it is not parsed here. */
export function answered(answer: AnswerJson): LiveOutcome {
  if (!("head" in answer)) return { outcome: "answered", json: JSON.stringify(answer) };
  return {
    outcome: "answered",
    json: withJsonField(JSON.stringify(answer.head), "result", answer.result),
  };
}

/** `result`: JSON, as the judge wrote it. */
export function toReadJson(
  { readAt, hops, status, headers, robots }: AddressReading,
  result: string,
): ReadJson {
  const verdict: RobotsVerdict = {
    status: robots.status,
    verdict: robots.verdict,
    ...(robots.line !== undefined && { line: robots.line }),
  };
  return { head: { outcome: "read", readAt, hops, status, headers, robots: verdict }, result };
}

const problemWords: Record<JudgeFailure["problem"], string> = {
  empty: "The server sent an empty page. Open it in a browser: is there more?",
  binary: "What the server sends is not HTML, although it says so. Check the address.",
  "too-large": "The page is larger than what is read here, or it holds more than one answer can.",
  "too-complex": "The page’s markup is nested in a way that no page needs.",
  "not-an-answer": "What the server sends is not the answer that was asked for.",
  failed: "The page could not be judged. Try again.",
};

/** A page that was read and could not be judged. */
export function refuseJudged(
  { hops, status }: AddressReading,
  { problem }: JudgeFailure,
): LiveNotRead {
  const reason =
    problem === "too-large" || problem === "too-complex"
      ? "too-large"
      : problem === "failed"
        ? "timeout"
        : "not-html";
  return { outcome: "not-read", reason, hops, status, detail: problemWords[problem] };
}

export function notReadOf(answer: AddressReading | NotRead | undefined): LiveNotRead {
  return answer?.outcome === "not-read" ? answer : nothingAsked;
}

export const otherReaders = "Other pages are being read right now. Try again in a few seconds.";

const nothingAsked: LiveNotRead = {
  outcome: "not-read",
  reason: "not-an-address",
  detail: "Type at least one address.",
};

export function archiveUnclear(status: number): LiveNotRead {
  return {
    outcome: "not-read",
    reason: "unreachable",
    status,
    detail: `The Wayback Machine answered ${status} with something other than its answer. Try again later, or open its calendar.`,
  };
}
