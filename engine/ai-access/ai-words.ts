/** The three verdicts in words, the same on the screen, in the terminal and in a file. */
import type { AiFindability } from "./judge-ai.ts";
import { isHeld, stateOf, type AiAccessRow, type AiAccessVerdict } from "./judge-ai-access.ts";
import type { ServerAccess } from "./judge-server-access.ts";

export type AiAnswerWord = "Yes" | "Partly" | "No" | "Not at the moment" | "Not asked";

export type ToldQuestion = {
  id: "cited" | "trained" | "server";
  question: string;
  answer: AiAnswerWord;
  /** What it means, as whole sentences. */
  meaning: string;
  rows: readonly ToldRow[];
};

/** `state`: "open", "shut", or "note" where neither is said. */
export type ToldRow = {
  state: "open" | "shut" | "note";
  word: string;
  names: readonly string[];
  /** Why: the deciding line, or what the server did. */
  why: string;
};

/** Said wherever the server was asked under other names. */
export const FROM_OUR_ADDRESS =
  "We ask from our own address. A firewall that checks addresses may treat the real crawler differently.";

/** Above the three questions; `of` is what was read: "this address". */
export const headAi = (of: string) => `Can AI find ${of}?`;

/** The three questions in their order. */
export function tellAi({ cited, trained, server }: AiFindability): readonly ToldQuestion[] {
  return [
    {
      id: "cited",
      question: "Can it be cited?",
      answer: ANSWERS[cited.answer],
      meaning: tellCited(cited),
      rows: cited.rows.map(tellRow),
    },
    {
      id: "trained",
      question: "May models be trained on it?",
      answer: ANSWERS[trained.answer],
      meaning: tellTrained(trained),
      rows: trained.rows.map(tellRow),
    },
    tellServer(server),
  ];
}

const ANSWERS = {
  yes: "Yes",
  partly: "Partly",
  no: "No",
  unknown: "Not at the moment",
  "not-asked": "Not asked",
} as const satisfies Record<string, AiAnswerWord>;

function tellUnknown({ isUnreached }: AiAccessVerdict): string {
  return isUnreached === true
    ? "The server was not reached, so nothing of it is known."
    : "robots.txt gives no answer, so crawlers stay away for now.";
}

function tellCited(verdict: AiAccessVerdict): string {
  const { answer, rows, failsWith } = verdict;
  if (failsWith !== undefined) return `The page answers ${failsWith}, so there is nothing to cite.`;
  const { closed, turnedAway, out, uncited, bare, all } = countNames(rows);
  const who = "search crawlers and assistants";
  const barred = [
    ...(closed === 0 ? [] : [`robots.txt closes it to ${closed === all ? "all " : ""}${closed}`]),
    ...(turnedAway === 0 ? [] : [`the server turns ${turnedAway} away`]),
    ...(out === 0 ? [] : [`noindex keeps it out of what ${out} search`]),
    ...(uncited === 0 ? [] : [`the page keeps out of the answers of ${uncited}`]),
  ];
  const bars = barred.length === 0 ? [] : [`Of ${all} ${who}: ${barred.join(", and ")}.`];
  switch (answer) {
    case "yes":
      return `robots.txt lets in all ${all} ${who} that we know and that obey it.`;
    case "partly":
      return [
        ...bars,
        ...(barred.length === 0 ? [] : ["Their answers can neither quote nor link it."]),
        ...(bare === 0
          ? []
          : [`${bare} of ${all} may show no more than its title, address or snippet.`]),
      ].join(" ");
    case "no":
      return [...bars, "No answer of theirs can quote or link it."].join(" ");
    default:
      return tellUnknown(verdict);
  }
}

function tellTrained(verdict: AiAccessVerdict): string {
  const { answer, rows } = verdict;
  const { closed, untrained, all } = countNames(rows);
  const who = "training crawlers and tokens";
  switch (answer) {
    case "yes":
      return `robots.txt lets in all ${all} ${who} that we know and that obey it. Closing them costs no place in search.`;
    case "partly":
      return [
        ...(closed === 0 ? [] : [`robots.txt closes it to ${closed} of ${all} ${who}.`]),
        ...(untrained === 0
          ? []
          : [`The page itself asks ${untrained} of ${all} not to train on it.`]),
      ].join(" ");
    case "no":
      return `robots.txt closes it to all ${all} ${who}. That costs no place in search.`;
    default:
      return tellUnknown(verdict);
  }
}

/** Of those that are held: to the others a group is a wish. */
function countNames(rows: readonly AiAccessRow[]) {
  const held = rows.filter(isHeld);
  const withEffect = (effect: string) =>
    countOf(held.filter(({ limit }) => limit?.effect === effect));
  return {
    closed: countOf(held.filter(({ isAllowed }) => !isAllowed)),
    turnedAway: countOf(held.filter(({ turnedAway }) => turnedAway !== undefined)),
    out: withEffect("out"),
    uncited: withEffect("uncited"),
    bare: withEffect("bare"),
    untrained: withEffect("untrained"),
    all: countOf(held),
  };
}

function countOf(rows: readonly AiAccessRow[]): number {
  return rows.flatMap(({ names }) => names).length;
}

const LIMIT_WORDS = {
  out: "Left out",
  uncited: "Not cited",
  bare: "Title only",
  untrained: "Asked not to",
} as const;

function tellRow(row: AiAccessRow): ToldRow {
  const { isAllowed, limit, turnedAway, obeys, names, unstated } = row;
  const decides = tellDecision(row);
  if (turnedAway !== undefined) {
    return { state: "shut", word: "Turned away", names, why: `${turnedAway} ${decides}.` };
  }
  if (limit !== undefined) {
    const state = stateOf(row) === "shut" ? "shut" : "note";
    return { state, word: LIMIT_WORDS[limit.effect], names, why: `${limit.says}. ${decides}.` };
  }
  if (isAllowed) return { state: "open", word: "Allowed", names, why: `${decides}.` };
  if (obeys !== undefined) {
    const why = `${decides}. ${obeys === "no" ? "Does" : "May"} not obey, its owner says.`;
    return { state: "note", word: "Asked to stay out", names, why };
  }
  const unsure = unstated.length === 0 ? "" : ` Not known to obey: ${unstated.join(", ")}.`;
  return { state: "shut", word: "Closed", names, why: `${decides}.${unsure}` };
}

function tellDecision({ scope, token, line, rule, names }: AiAccessRow): string {
  const group = {
    named: names.length === 1 ? "in its own group" : "in their own group",
    global: "in the group for all crawlers (*)",
    none: "no group binds them",
  }[scope];
  const where = token === undefined ? group : `in the group of ${token}, which they follow`;
  if (line !== undefined) return `Line ${line} ${where}: ${rule}`;
  return scope === "none" ? `No line: ${where}` : `No line ${where} matches`;
}

const SERVER_WORDS = {
  same: { state: "open", word: "Same" },
  differs: { state: "note", word: "Differs" },
  refused: { state: "shut", word: "Refused" },
  priced: { state: "shut", word: "Priced" },
  closed: { state: "note", word: "Not asked" },
  "no-answer": { state: "shut", word: "No answer" },
} as const satisfies Record<
  ServerAccess["rows"][number]["state"],
  { state: ToldRow["state"]; word: string }
>;

function tellServer(server: ServerAccess | null): ToldQuestion {
  const question = { id: "server", question: "Does the server let them in?" } as const;
  if (server === null) {
    return {
      ...question,
      answer: "Not asked",
      meaning: "The server was not asked under the crawlers’ names.",
      rows: [],
    };
  }
  const { answer, comparedWith, rows } = server;
  return {
    ...question,
    answer: ANSWERS[answer],
    meaning: `${tellServerAnswer(server)} Compared with ${comparedWith}. ${FROM_OUR_ADDRESS}`,
    rows: rows.map(({ name, state, text }) => ({
      ...SERVER_WORDS[state],
      names: [name],
      why: text,
    })),
  };
}

function tellServerAnswer({ answer, rows }: ServerAccess): string {
  const others = rows.filter(({ state }) => state !== "same" && state !== "closed").length;
  switch (answer) {
    case "yes":
      return "Asked under the crawlers’ names, the server gives the same page.";
    case "partly":
      return `Asked under the crawlers’ names, the server gives something else to ${others} of ${rows.length}.`;
    case "no":
      return "Asked under the crawlers’ names, the server turns them away, whatever robots.txt says.";
    default:
      return "robots.txt closes the page to these crawlers, so nothing was asked under their names.";
  }
}
