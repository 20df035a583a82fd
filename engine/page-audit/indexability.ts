/**
 * Can Google index this page? Five conditions ("gates" in the code) in the order in which a crawler meets them, each with what
 * it rests on. A verdict before any number: what a page says is in no result while one is not met.
 * https://developers.google.com/search/docs/essentials/technical
 */
import type { PageFacts } from "#engine/html/page-facts.ts";
import { judgeCanonical } from "#engine/page-audit/gates/canonical.ts";
import type { Gate } from "#engine/page-audit/gates/gate.ts";
import { judgeNoindex } from "#engine/page-audit/gates/noindex.ts";
import { judgeWords } from "#engine/page-audit/gates/words.ts";
import { WHILE_ROBOTS_TXT_FAILS } from "#engine/robots-txt/google-facts.ts";
import { isAllowed } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { countWords } from "#engine/terms/count-words.ts";
import { count } from "#lib/count.ts";

/**
 * `no`: a gate forbids it. `not-now`: robots.txt fails, which closes every page at first.
 * `elsewhere`: the canonical names another page. `not-from-html`: there are no words to index before
 * a script runs. `unknown`: nothing forbids it, and not every gate could be seen.
 */
export type IndexabilityAnswer =
  "yes" | "no" | "not-now" | "elsewhere" | "not-from-html" | "unknown";

export type Indexability = {
  answer: IndexabilityAnswer;
  gates: readonly Gate[];
  /** Words in the HTML, where a reader sees them. */
  wordCount: number;
};

/** What is known of the way to the page, beside its HTML. All of it is optional: pasted source has none. */
export type Arrival = {
  /** Redirects followed before the page answered. */
  redirects?: number;
  /** Milliseconds to the first byte, from where it was read. */
  firstByteMs?: number;
  /** Status of /robots.txt; null when it could not be reached. */
  robotsStatus?: number | null;
};

export function judgeIndexability(facts: PageFacts, arrival: Arrival = {}): Indexability {
  const wordCount = countReadableWords(facts);
  const gates = [
    judgeAnswer(facts, arrival),
    judgeRobotsTxt(facts, arrival),
    judgeNoindex(facts),
    judgeCanonical(facts),
    judgeWords(facts, wordCount),
  ];
  return { answer: answerOf(gates, arrival), gates, wordCount };
}

/** Words that a reader without scripts sees, those of a closed details included. */
export function countReadableWords({ visibleText, foldedText }: PageFacts): number {
  return countWords(`${visibleText} ${foldedText}`);
}

/** Whether a gate is shut, so that nothing the page says is found under this address as it is. */
export function isShut({ answer }: Pick<Indexability, "answer">): boolean {
  return answer !== "yes" && answer !== "unknown";
}

function answerOf(gates: readonly Gate[], { robotsStatus }: Arrival): IndexabilityAnswer {
  const shut = gates.find(({ state }) => state === "shut");
  if (shut === undefined) {
    return gates.every(({ state }) => state === "open") ? "yes" : "unknown";
  }
  if (shut.id === "words") return "not-from-html";
  if (shut.id === "canonical") return "elsewhere";
  return shut.id === "robots-txt" && isFailing(robotsStatus) ? "not-now" : "no";
}

function judgeAnswer({ context, address }: PageFacts, arrival: Arrival): Gate {
  const gate = { id: "answers", title: "The address answers" } as const;
  const { httpStatus } = context;
  if (httpStatus === undefined) {
    return {
      ...gate,
      title: "The address was not asked",
      state: "unknown",
      text: "Only its source is here.",
      evidence: [],
    };
  }
  const { redirects = 0, firstByteMs } = arrival;
  const after = redirects === 0 ? "" : ` after ${count(redirects, "redirect")}`;
  const evidence = [
    { text: `GET ${address.url.pathname}${address.url.search}` },
    { text: `${httpStatus}${firstByteMs === undefined ? "" : ` · ${Math.round(firstByteMs)} ms`}` },
  ];
  return httpStatus >= 200 && httpStatus <= 299
    ? { ...gate, state: "open", text: `${httpStatus}${after}.`, evidence }
    : {
        ...gate,
        title: `The address answers ${httpStatus}`,
        state: "shut",
        text: `It answers ${httpStatus}${after}: Google indexes no page that does.`,
        evidence,
      };
}

/** RFC 9309 2.3.1: 4xx allows everything, 5xx and no answer forbid everything. */
function judgeRobotsTxt(facts: PageFacts, { robotsStatus }: Arrival): Gate {
  const gate = { id: "robots-txt", title: "robots.txt lets Google in" } as const;
  const { robotsTxt } = facts.context;
  if (isFailing(robotsStatus)) {
    return {
      ...gate,
      title: "robots.txt fails",
      state: "shut",
      text: `While robots.txt fails, ${WHILE_ROBOTS_TXT_FAILS}.`,
      evidence: [{ text: `GET /robots.txt → ${robotsStatus ?? "no answer"}` }],
    };
  }
  if (robotsStatus !== undefined && robotsStatus !== null && robotsStatus >= 400) {
    return {
      ...gate,
      state: "open",
      text: "There is no robots.txt, so nothing is closed.",
      evidence: [{ text: `GET /robots.txt → ${robotsStatus}` }],
    };
  }
  if (robotsTxt === undefined || facts.address.source === "unknown") {
    return {
      ...gate,
      title: "robots.txt was not read",
      state: "unknown",
      text: "The site’s robots.txt is not here.",
      evidence: [],
    };
  }
  const robots = parseRobotsTxt(robotsTxt);
  const { allowed, rule } = isAllowed(robots, "Googlebot", facts.address.url.href);
  const path = `${facts.address.url.pathname}${facts.address.url.search}`;
  const evidence =
    rule === undefined
      ? [{ text: `No line speaks of ${path}` }]
      : [
          {
            line: rule.line,
            text: `${rule.kind === "allow" ? "Allow" : "Disallow"}: ${rule.pattern}`,
          },
        ];
  return allowed
    ? { ...gate, state: "open", text: "No line closes this path to Googlebot.", evidence }
    : {
        ...gate,
        title: "robots.txt closes this page",
        state: "shut",
        text: "A line closes this path to Googlebot.",
        evidence,
      };
}

/** 429 counts as a failing server: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#http-status-codes */
function isFailing(status: number | null | undefined): boolean {
  return status === null || status === 429 || (status !== undefined && status >= 500);
}
