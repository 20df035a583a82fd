/** Words of the watch's mails. What comes from a client's site is one line of text, never markup. */
import { pathOf } from "#engine/address/path-of.ts";
import { count } from "#lib/count.ts";
import type { AddressChange } from "#lib/desk/watch.ts";
import { DAY_MS } from "#lib/durations.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { spellNumber } from "#lib/spell-number.ts";
import { tellDay, tellMonth, tellTime } from "#lib/time-words.ts";

import { advise } from "./advise.ts";
import type { JudgedReading } from "./judge-reading.ts";

/** `isPath`: of the site, as a program writes it. `isBad`: what the mail is sent for. */
export type MailRow = { name: string; text: string; isPath: boolean; isBad: boolean };

/** One site of several. `href`: the site at the desk. `lines`: what happened, the gravest first. */
export type MailPart = { title: string; href: string; lines: readonly string[]; isBad: boolean };

export type MailText = {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  /** Above the figures, in a softer colour. */
  when: string;
  rows: readonly MailRow[];
  /** How many more than `rows`. */
  more: number;
  parts?: readonly MailPart[];
  advice: readonly string[];
  figures: readonly (readonly [label: string, figure: string, beside: string])[];
  foot: string;
};

const MOST_ROWS = 10;
const MOST_ADVICE = 5;

const dayAndTime = (at: number) => `${tellDay(at, at)}, at ${tellTime(at)}`;

/** Something new keeps pages out of Google: that comes first, then what else changed. */
export function tellWorse(
  client: string,
  judged: JudgedReading,
  { at, nextAt }: { at: number; nextAt: number },
): MailText {
  const { headline, detail, comparison, figures, lost, blocking } = judged;
  const isAll = isLossAlone(judged);
  return {
    subject: `${client}: ${headline}`,
    preview: [sayFigures(judged), detail].filter(Boolean).join(" "),
    when: `Read today, ${dayAndTime(at)}. The previous reading was on ${tellDay(comparison?.since ?? at, at)}.`,
    ...listRows(judged),
    advice: [...advise(lost), ...blocking.map(({ title, fix }) => adviseFault(title, fix))].slice(
      0,
      MOST_ADVICE,
    ),
    figures: tellFigures(comparison, figures, isAll ? lost.length : 0),
    foot: `${isAll ? "Nothing else changed. " : ""}The next reading is ${tellNext(nextAt, at)}; you will not get a second email about the same ${saySame(judged)}.`,
  };
}

/** Pages that were lost are one fault themselves. */
function isLossAlone(judged: JudgedReading): boolean {
  const { added = [], worse = [], fixed = [] } = judged.comparison ?? {};
  const faults = added.length + worse.length + fixed.length;
  return judged.lost.length > 0 && faults <= 1 && otherChanges(judged).length === 0;
}

/** What it is sent for, then what else changed. */
function listRows(judged: JudgedReading): Pick<MailText, "rows" | "more"> {
  const { lost = [], changes = { total: 0, rows: [] } } = judged.comparison ?? {};
  const others = otherChanges(judged).map((change) => changeRow(change, judged.home));
  const all = [...lostRows(judged), ...faultRows(judged), ...others];
  const rows = all.slice(0, MOST_ROWS);
  const unlisted = judged.lost.length - lost.length + changes.total - changes.rows.length;
  return { rows, more: Math.max(0, all.length + unlisted - rows.length) };
}

function lostRows({ comparison, home }: JudgedReading): readonly MailRow[] {
  return (comparison?.lost ?? []).map(({ url, text }) => ({
    name: oneLine(pathOf(url, home)),
    text,
    isPath: true,
    isBad: true,
  }));
}

function faultRows({ blocking }: JudgedReading): readonly MailRow[] {
  return blocking.map(({ title, addresses }) => ({
    name: oneLine(title),
    text: count(addresses, "address", "addresses"),
    isPath: false,
    isBad: true,
  }));
}

/** Those of pages that are not among the lost ones: each change is listed once. */
function otherChanges({ comparison, lost }: JudgedReading): readonly AddressChange[] {
  const lostUrls = new Set(lost.map(({ url }) => url));
  return (comparison?.changes?.rows ?? []).filter(({ url }) => !lostUrls.has(url));
}

function changeRow({ url, what, text, isOut }: AddressChange, home: string): MailRow {
  const name = oneLine(pathOf(url, home));
  return { name, text: `${what}: ${text}`, isPath: true, isBad: isOut };
}

function adviseFault(title: string, fix: string): string {
  return oneLine(`${title.replace(/\.?$/, ".")} ${fix}`);
}

/** "page", "two pages", "fault", "three faults". */
function saySame({ lost, blocking }: JudgedReading): string {
  const parts = [sayMany(lost.length, "page"), sayMany(blocking.length, "fault")].filter(Boolean);
  return parts.length === 0 ? "figures" : parts.join(" and ");
}

function sayMany(number: number, noun: string): string {
  return number === 0 ? "" : number === 1 ? noun : `${spellNumber(number)} ${noun}s`;
}

function sayFigures({ comparison, figures }: JudgedReading): string {
  return figures === null ? "" : `${sayIndexable(figures, comparison?.before)}.`;
}

/** `pages`: how many were lost, where that is all that changed. */
function tellFigures(
  comparison: JudgedReading["comparison"],
  figures: JudgedReading["figures"],
  pages: number,
): MailText["figures"] {
  const before = comparison?.before ?? { points: 0, indexable: 0 };
  const now = figures ?? { points: 0, indexable: 0, known: 0 };
  return [
    [
      "Points lost",
      `${before.points} → ${now.points}`,
      tellRise(now.points - before.points, pages),
    ],
    ["Can be indexed", `${before.indexable} → ${now.indexable}`, `of ${count(now.known, "page")}`],
  ];
}

/** "+36 = 12 × 3 pages" where so many pages are all that changed; otherwise "+36". */
function tellRise(rise: number, pages: number): string {
  if (rise <= 0 || pages === 0 || rise % pages !== 0) return rise > 0 ? `+${rise}` : String(rise);
  return `+${rise} = ${rise / pages} × ${count(pages, "page")}`;
}

/** "tonight", "on 24 November". */
function tellNext(next: number, at: number): string {
  const isNight = Number(tellTime(next).slice(0, 2)) < 6;
  return isNight && next - at <= DAY_MS ? "tonight" : `on ${tellDay(next, at)}`;
}

export function tellNotRead(
  client: string,
  tries: readonly [first: number, second: number],
  { detail, nextAt }: { detail: string; nextAt: number },
): MailText {
  const [first, second] = tries;
  return {
    subject: `${client}: could not be read, twice`,
    preview: detail,
    when: `Tried on ${dayAndTime(first)}, and on ${dayAndTime(second)}.`,
    rows: [],
    more: 0,
    advice: [detail],
    figures: [],
    foot: `The next reading is on ${tellDay(nextAt, second)}; you will not get another email until the site can be read again.`,
  };
}

export type Figures = { points: number; indexable: number; known: number };

/** "61 of 74 pages can be indexed (70 before)" */
export function sayIndexable(
  { indexable, known }: Figures,
  before?: { indexable: number },
): string {
  const than = before === undefined ? "" : ` (${before.indexable} before)`;
  return `${indexable} of ${count(known, "page")} can be indexed${than}`;
}

function sayChange(before: number | undefined, now: number): string {
  return before === undefined ? `${now}` : `${before} → ${now}`;
}

/** `month`: any moment of it. */
export function tellSummary(
  client: string,
  month: number,
  { last, before }: { last: Figures; before: Figures | undefined },
): MailText {
  return {
    subject: `${client}, ${tellMonth(month)}: ${sayIndexable(last, before)}`,
    preview: "",
    when: "",
    rows: [],
    more: 0,
    advice: [],
    figures: [
      [
        "Can be indexed",
        sayChange(before?.indexable, last.indexable),
        `of ${count(last.known, "page")}`,
      ],
      ["Points lost", sayChange(before?.points, last.points), ""],
    ],
    foot: "",
  };
}
