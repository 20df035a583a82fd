/** What to do about pages that Google can no longer index, for each reason in a mail. */
import type { ReportPage } from "#engine/site-audit/report-page.ts";
import { count } from "#lib/count.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

import { sayReason } from "./judge-reading.ts";

type Pages = readonly ReportPage[];

/** "The page", "The pages"; beside other reasons "One page", "Three pages". */
type Subject = { who: string; isOne: boolean };

/** One paragraph for each reason, that of the most pages first. */
export function advise(lost: Pages): readonly string[] {
  const groups = [...Map.groupBy(lost, sayReason).values()];
  return groups
    .toSorted((a, b) => b.length - a.length)
    .map((pages) => adviseGroup(pages, toSubject(pages, groups.length === 1)));
}

function toSubject({ length }: Pages, isAlone: boolean): Subject {
  const isOne = length === 1;
  const noun = isOne ? "page" : "pages";
  return { who: isAlone ? `The ${noun}` : `${spellNumberFirst(length)} ${noun}`, isOne };
}

function adviseGroup(pages: Pages, subject: Subject): string {
  const { reason = "", status = null } = pages[0] ?? {};
  if (status !== null && status >= 400) return adviseStatus(pages, status, subject);
  const kind = reasons.find(({ start }) => reason.startsWith(start));
  return kind?.advise(pages, subject) ?? `${subject.who}: ${oneLine(reason)}.`;
}

type Reason = { start: string; advise: (pages: Pages, subject: Subject) => string };

/** By the beginning of a page's reason: engine/site-audit/coverage.ts. */
const reasons: readonly Reason[] = [
  {
    start: "noindex",
    advise: ([page], { who, isOne }) =>
      `${who} ${isOne ? "says" : "say"} noindex now. If that was not meant, look in ${page?.reason.includes("header") === true ? "the header X-Robots-Tag" : "the head of the page"}.`,
  },
  {
    start: "robots.txt",
    advise: (pages) =>
      `robots.txt has a new line that closes ${count(pages.length, "page")}: ${sayLines(pages)}.`,
  },
  {
    start: "canonical",
    advise: (pages, { who, isOne }) =>
      `${who} ${isOne ? "asks" : "ask"} Google to index ${sayCanonical(pages)} instead.`,
  },
  {
    start: "no words",
    advise: (_pages, { who, isOne }) =>
      `${who} ${isOne ? "has" : "have"} no words in the HTML now. The words come by JavaScript only.`,
  },
  {
    start: "no answer",
    advise: (_pages, { who }) =>
      `${who} gave no answer. If the next one gets no answer either, ask whoever runs the server.`,
  },
];

/** "line 3", "lines 3 and 7". */
function sayLines(pages: Pages): string {
  const lines = [
    ...new Set(pages.flatMap(({ reason }) => /line (\d+)/.exec(reason)?.[1] ?? [])),
  ].toSorted((a, b) => Number(a) - Number(b));
  return `${lines.length === 1 ? "line" : "lines"} ${joinWords(lines)}`;
}

function sayCanonical(pages: Pages): string {
  const named = new Set(pages.map(({ details }) => details?.canonical ?? ""));
  const [address = ""] = named;
  if (named.size === 1 && address !== "") return oneLine(address);
  return pages.length === 1 ? "another address" : "other addresses";
}

function adviseStatus(pages: Pages, status: number, { who, isOne }: Subject): string {
  if (status >= 500) {
    return `${who} ${isOne ? "answers" : "answer"} ${status}: the server fails there. Its error log says why.`;
  }
  const listed = pages.filter(({ inSitemap }) => inSitemap).length;
  const answer = `${who} ${isOne ? "answers" : "answer"} ${status}.`;
  const [it, their, them] = isOne
    ? ["it shows", "its address", "it"]
    : ["they show", "their addresses", "them"];
  const unlist = listed === 0 ? "" : ` and take ${them} out of the sitemap`;
  const back = isOne ? "it will be" : "they will be";
  return [
    answer,
    sayWhereNamed(pages, listed),
    `If what ${it} is gone, send ${their} on with a 301${unlist}. If ${back} back in a few days, leave the ${isOne ? "address" : "addresses"} alone.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Both are in the sitemap, and nine links lead to them." "" where nothing names them. */
function sayWhereNamed(pages: Pages, listed: number): string {
  const links = pages.reduce((sum, { inlinks }) => sum + inlinks, 0);
  const isOne = pages.length === 1;
  const lead = `${spellNumber(links)} ${links === 1 ? "link leads" : "links lead"} to ${isOne ? "it" : "them"}`;
  const inSitemap = `${sayShare(listed, pages.length)} ${listed === 1 ? "is" : "are"} in the sitemap`;
  if (listed === 0) return links === 0 ? "" : `${lead.charAt(0).toUpperCase()}${lead.slice(1)}.`;
  return links === 0 ? `${inSitemap}.` : `${inSitemap}, and ${lead}.`;
}

/** "It", "Both", "All three", "One of the three". */
function sayShare(part: number, all: number): string {
  if (part < all) return `${spellNumberFirst(part)} of the ${spellNumber(all)}`;
  return all === 1 ? "It" : all === 2 ? "Both" : `All ${spellNumber(all)}`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
