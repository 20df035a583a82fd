/**
 * Can Google index this page? Five gates in the order in which a crawler meets them, each with what
 * it rests on. A verdict before any number: what a page behind a shut gate says is in no result.
 * https://developers.google.com/search/docs/essentials/technical
 */
import { withoutFragment } from "#engine/address/without-fragment.ts";
import { attribute, elementsOf, hasAttribute } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { findBlockingHeader, forbidsIndexing } from "#engine/html/robots-directives.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import { WHILE_ROBOTS_TXT_FAILS } from "#engine/robots-txt/google-facts.ts";
import { isAllowed } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { countTokens } from "#engine/terms/tokenise.ts";
import { count } from "#lib/count.ts";

export type GateId = "answers" | "robots-txt" | "noindex" | "canonical" | "words";

/** `unknown`: nothing was supplied or read that tells. */
export type GateState = "open" | "shut" | "unknown";

/** `line` counts from 1, in the page or in robots.txt; absent where there is none. */
export type GateEvidence = { line?: number; text: string };

export type Gate = {
  id: GateId;
  /** What holds where the gate is open. */
  title: string;
  state: GateState;
  text: string;
  evidence: readonly GateEvidence[];
};

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
  /** Words that stand in the HTML where a reader sees them. */
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

/** Our choice: fewer words than this beside a script is a shell that the script is to fill. */
export const SHELL_WORDS = 20;

export function judgeIndexability(facts: PageFacts, arrival: Arrival = {}): Indexability {
  const wordCount = countTokens(`${facts.visibleText} ${facts.foldedText}`);
  const gates = [
    judgeAnswer(facts, arrival),
    judgeRobotsTxt(facts, arrival),
    judgeNoindex(facts),
    judgeCanonical(facts),
    judgeWords(facts, wordCount),
  ];
  return { answer: answerOf(gates, arrival), gates, wordCount };
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
    return { ...gate, state: "unknown", text: "Only its source is here.", evidence: [] };
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
    return { ...gate, state: "unknown", text: "The site’s robots.txt is not here.", evidence: [] };
  }
  const robots = parseRobotsTxt(robotsTxt);
  const { allowed, rule } = isAllowed(robots, ["Googlebot"], facts.address.url.href);
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
    : { ...gate, state: "shut", text: "A line closes this path to Googlebot.", evidence };
}

/**
 * The generic and the Googlebot directives both bind, the stricter one first.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
function judgeNoindex({ robots, context }: PageFacts): Gate {
  const gate = { id: "noindex", title: "Nothing says noindex" } as const;
  const forGoogle = robots.filter(
    ({ name, content }) =>
      (name === "robots" || name === "googlebot") && forbidsIndexing(content, context.now),
  );
  const meta = forGoogle.find(({ element }) => element.inLiveHead);
  const header = findBlockingHeader(context.xRobotsTag ?? "", "googlebot", context.now);
  if (meta !== undefined) {
    return {
      ...gate,
      state: "shut",
      text: "The page asks not to be indexed.",
      evidence: [
        { line: meta.element.line, text: `<meta name="${meta.name}" content="${meta.content}">` },
      ],
    };
  }
  if (header !== null) {
    return {
      ...gate,
      state: "shut",
      text: "A response header asks not to index it.",
      evidence: [{ text: `X-Robots-Tag: ${header}` }],
    };
  }
  const [astray] = forGoogle;
  if (astray !== undefined) {
    return {
      ...gate,
      state: "unknown",
      text: "A noindex stands in the body, where it may be obeyed or not.",
      evidence: [
        {
          line: astray.element.line,
          text: `<meta name="${astray.name}" content="${astray.content}">`,
        },
      ],
    };
  }
  const isHeaderKnown = context.xRobotsTag !== undefined;
  return {
    ...gate,
    state: isHeaderKnown ? "open" : "unknown",
    text: isHeaderKnown
      ? "Looked for in the head and in the headers."
      : "Not in the head. The response headers are not here.",
    evidence: [
      { text: robots.length === 0 ? '<meta name="robots"> absent' : "robots meta without noindex" },
      ...(isHeaderKnown
        ? [
            {
              text:
                context.xRobotsTag === "" ? "X-Robots-Tag absent" : "X-Robots-Tag without noindex",
            },
          ]
        : []),
    ],
  };
}

/**
 * A meta refresh without delay counts as a permanent redirect, before any canonical.
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
function judgeCanonical({ canonicals, context, address, base, refresh }: PageFacts): Gate {
  const gate = { id: "canonical", title: "Its canonical points here" } as const;
  if (refresh !== null && refresh.seconds === 0) {
    return {
      ...gate,
      title: "It sends nobody elsewhere",
      state: "shut",
      text: "A meta refresh sends everybody on at once, and Google indexes that address.",
      evidence: [
        { line: refresh.element.line, text: `<meta http-equiv="refresh"> to ${refresh.url}` },
      ],
    };
  }
  const inHead = canonicals
    .filter(({ element }) => element.inLiveHead)
    .map(({ href, resolved, element }) => ({
      href,
      resolved,
      evidence: { line: element.line, text: `<link rel="canonical" href="${href}">` },
    }));
  const inHeader = readLinkHeader(context.linkHeader ?? "")
    .filter(({ rel }) => rel.toLowerCase() === "canonical")
    .map(({ href }) => ({
      href,
      resolved: URL.parse(href, base.baseUrl?.href)?.href ?? null,
      evidence: { text: `Link: <${href}>; rel="canonical"` },
    }));
  const named = [...inHead, ...inHeader];
  const evidence = named.map((one) => one.evidence);
  const targets = new Set(
    named.flatMap(({ resolved }) => (resolved === null ? [] : [withoutFragment(resolved)])),
  );
  const [target] = targets;

  if (target === undefined) {
    return {
      ...gate,
      title: named.length === 0 ? "No canonical points elsewhere" : gate.title,
      state: named.length === 0 ? "open" : "unknown",
      text:
        named.length === 0
          ? "The page names none, so Google chooses the address itself."
          : "What it names is not an address, so Google chooses itself.",
      evidence: named.length === 0 ? [{ text: '<link rel="canonical"> absent' }] : evidence,
    };
  }
  if (targets.size > 1) {
    return {
      ...gate,
      state: "unknown",
      text: "It names several that differ: Google chooses.",
      evidence,
    };
  }
  if (address.source !== "given") {
    return { ...gate, state: "unknown", text: "The page’s own address is not given.", evidence };
  }
  return target === withoutFragment(address.url.href)
    ? { ...gate, state: "open", text: "Same address, letter for letter.", evidence }
    : {
        ...gate,
        state: "shut",
        text: "It names another address, and asks Google to index that one.",
        evidence: [...evidence, { text: `This page: ${address.url.href}` }],
      };
}

function judgeWords(facts: PageFacts, wordCount: number): Gate {
  const gate = { id: "words", title: "The words are in the HTML" } as const;
  const scripts = elementsOf(facts.document, "script").filter(
    (script) => hasAttribute(script, "src") || !isData(attribute(script, "type")),
  );
  const h1 = facts.headings.find(({ level, text }) => level === 1 && text !== "");
  const evidence = [
    { text: `${count(wordCount, "word")} in the HTML` },
    ...(h1 === undefined ? [] : [{ line: h1.element.line, text: `h1 ${h1.text.slice(0, 120)}` }]),
  ];
  if (wordCount >= SHELL_WORDS || (wordCount > 0 && scripts.length === 0)) {
    return { ...gate, state: "open", text: "Readable before any script runs.", evidence };
  }
  const shell = findShell(facts);
  return {
    ...gate,
    state: "shut",
    text:
      scripts.length === 0
        ? "The page has no words at all."
        : `The page came with ${wordCount === 0 ? "no words" : `only ${count(wordCount, "word")}`} and a script that is to fetch the rest. Google may run it later; many other readers do not.`,
    evidence: shell === null ? evidence : [...evidence, shell],
  };
}

/** The empty element that a script is to fill, by the names that frameworks use. Our choice. */
function findShell({ document }: PageFacts): GateEvidence | null {
  const root = document.elements.find((element) =>
    ["app", "root", "__next", "__nuxt", "main", "svelte"].includes(attribute(element, "id") ?? ""),
  );
  return root === undefined
    ? null
    : { line: root.line, text: document.source.slice(root.start, root.startTagEnd).slice(0, 120) };
}

function isData(type: string | null): boolean {
  return type !== null && /json|template|text\/plain/i.test(type);
}

/** 429 counts as a failing server: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#http-status-codes */
function isFailing(status: number | null | undefined): boolean {
  return status === null || status === 429 || (status !== undefined && status >= 500);
}
