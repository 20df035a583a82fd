/** The three verdicts in words, the same on the screen, in the terminal and in a file. */
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { AiAccessRow, AiAccessVerdict } from "#engine/ai-access/judge-ai-access.ts";
import type { ServerAccess } from "#engine/ai-access/judge-server-access.ts";

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

const NO_ROBOTS = "robots.txt gives no answer, so crawlers stay away for now.";

function tellCited({ answer, rows }: AiAccessVerdict): string {
  const { closed, all } = countNames(rows);
  switch (answer) {
    case "yes":
      return `robots.txt lets in all ${all} search crawlers and assistants that we know.`;
    case "partly":
      return `robots.txt closes it to ${closed} of ${all} search crawlers and assistants: their answers can neither quote nor link it.`;
    case "no":
      return `robots.txt closes it to all ${all} search crawlers and assistants: no answer of theirs can quote or link it.`;
    default:
      return NO_ROBOTS;
  }
}

function tellTrained({ answer, rows }: AiAccessVerdict): string {
  const { closed, all } = countNames(rows);
  switch (answer) {
    case "yes":
      return `robots.txt lets in all ${all} training crawlers and tokens that we know. Closing them costs no place in search.`;
    case "partly":
      return `robots.txt closes it to ${closed} of ${all} training crawlers and tokens.`;
    case "no":
      return `robots.txt closes it to all ${all} training crawlers and tokens. That costs no place in search.`;
    default:
      return NO_ROBOTS;
  }
}

function countNames(rows: readonly AiAccessRow[]) {
  const all = rows.flatMap(({ names }) => names).length;
  const closed = rows.flatMap(({ isAllowed, names }) => (isAllowed ? [] : names)).length;
  return { closed, all };
}

function tellRow({ isAllowed, scope, line, rule, names, mayIgnore }: AiAccessRow): ToldRow {
  const group = {
    named: names.length === 1 ? "in its own group" : "in their own group",
    global: "in the group for all crawlers (*)",
    none: "no group binds them",
  }[scope];
  const decides =
    line === undefined
      ? scope === "none"
        ? `No line: ${group}`
        : `No line ${group} matches`
      : `Line ${line} ${group}: ${rule}`;
  const ignoring =
    mayIgnore.length === 0 || isAllowed ? "" : ` Not known to obey: ${mayIgnore.join(", ")}.`;
  return {
    state: isAllowed ? "open" : "shut",
    word: isAllowed ? "Allowed" : "Closed",
    names,
    why: `${decides}.${ignoring}`,
  };
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
