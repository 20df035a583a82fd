/** Is the server's answer the same for a browser and for the crawlers that answers rest on? */
import { BROWSER } from "./asked-as.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** What one answer says of the page. */
export type PageLook = {
  status: number;
  /** Where it redirects to. */
  location?: string;
  /** In full; null where the page names none. */
  canonical: string | null;
  isNoindex: boolean;
  words: number;
  /** Of a 402: what `crawler-price` asks for. */
  price?: string;
  /** `server: cloudflare`: what refuses is Cloudflare, and not the site behind it. */
  isOfCloudflare?: true;
};

/** What became of the question under one name. */
export type AskedAs = { name: string } & (
  | ({ state: "answered" } & PageLook)
  /** robots.txt closes the page to that name, so we did not ask as it. */
  | { state: "closed"; line?: number }
  | { state: "no-answer"; detail: string }
);

export type ServerAccessRow = {
  name: string;
  state: "same" | "differs" | "refused" | "priced" | "closed" | "no-answer";
  /** What differs, or why it was not asked, as whole sentences. */
  text: string;
};

export type ServerAccess = {
  /** "not-asked": switched off, or nothing could be asked. */
  answer: "yes" | "partly" | "no" | "not-asked";
  /** Whose answer the others are compared with. */
  comparedWith: string;
  rows: readonly ServerAccessRow[];
};

/** More words or fewer than this share of the page's are another page. */
const SAME_WORDS = 0.8;
/** Fewer words than this differ by a clock or a counter. */
const FEW_WORDS = 20;

/**
 * `own`: our own reader's answer, with which the others are compared where no browser's is there.
 * `asked`: in the order in which they are shown.
 */
export function judgeServerAccess(own: PageLook, asked: readonly AskedAs[]): ServerAccess {
  const browser = asked.find(({ name, state }) => name === BROWSER.name && state === "answered");
  const base: PageLook = browser?.state === "answered" ? browser : own;
  const comparedWith = browser?.name ?? "our own reader";
  const rows = asked
    .filter((one) => one !== browser)
    .map((one) => judgeRow(one, base, comparedWith));
  return { answer: answerOf(rows), comparedWith, rows };
}

/** In force since 15 September 2026: https://github.com/cloudflare/cloudflare-docs/pull/31793 */
const CLOUDFLARE_SWITCHES =
  " Cloudflare refuses it: look at the switches Search, Agent and Training in its dashboard. Training also blocks crawlers that do both search and training.";

function answerOf(rows: readonly ServerAccessRow[]): ServerAccess["answer"] {
  const judged = rows.filter(({ state }) => state !== "closed" && state !== "no-answer");
  if (judged.length === 0)
    return rows.some(({ state }) => state === "no-answer") ? "no" : "not-asked";
  const isIn = ({ state }: ServerAccessRow) => state === "same" || state === "differs";
  if (!judged.some(isIn)) return "no";
  return rows.every(({ state }) => state === "same" || state === "closed") ? "yes" : "partly";
}

function judgeRow(asked: AskedAs, base: PageLook, comparedWith: string): ServerAccessRow {
  const { name } = asked;
  if (asked.state === "closed") {
    const where = asked.line === undefined ? "" : `, line ${asked.line},`;
    return {
      name,
      state: "closed",
      text: `robots.txt${where} closes it, so we did not ask as it.`,
    };
  }
  if (asked.state === "no-answer") return { name, state: "no-answer", text: asked.detail };
  if (asked.status === 402) return { name, state: "priced", text: describePrice(asked) };
  if (asked.status >= 400 && base.status < 400) {
    return {
      name,
      state: "refused",
      text: `Answers ${asked.status}; ${comparedWith} gets ${base.status}.${asked.isOfCloudflare ? CLOUDFLARE_SWITCHES : ""}`,
    };
  }
  const differences = listDifferences(asked, base);
  return differences.length === 0
    ? { name, state: "same", text: `Answers ${asked.status}, like ${comparedWith}.` }
    : { name, state: "differs", text: differences.join(" ") };
}

/** https://developers.cloudflare.com/ai-crawl-control/features/pay-per-crawl/ */
function describePrice({ price }: PageLook): string {
  return price === undefined
    ? "Answers 402: it asks for payment."
    : `Answers 402 with crawler-price ${price}: pay per crawl. A crawler that does not pay gets nothing.`;
}

function listDifferences(one: PageLook, base: PageLook): readonly string[] {
  return [
    ...(one.status === base.status && one.location === base.location
      ? []
      : [`Answers ${describeStatus(one)}, not ${describeStatus(base)}.`]),
    ...(one.canonical === base.canonical
      ? []
      : [`Its canonical is ${one.canonical ?? "missing"}, not ${base.canonical ?? "missing"}.`]),
    ...(one.isNoindex === base.isNoindex
      ? []
      : [one.isNoindex ? "It says noindex." : "It does not say noindex, and the other does."]),
    ...(haveSameWords(one.words, base.words)
      ? []
      : [`It has ${groupThousands(one.words)} words, not ${groupThousands(base.words)}.`]),
  ];
}

function describeStatus({ status, location }: PageLook): string {
  return location === undefined ? String(status) : `${status} to ${location}`;
}

function haveSameWords(one: number, other: number): boolean {
  const [few, many] = one < other ? [one, other] : [other, one];
  return many - few < FEW_WORDS || few >= many * SAME_WORDS;
}
