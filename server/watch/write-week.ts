/** Words of the mail that tells of all sites of a week. */
import { oneLine } from "#lib/text/one-line.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { tellDay } from "#lib/time-words.ts";

import type { KeptReading, ReadingJudgement } from "./readings.ts";
import { sayIndexable, type Figures, type MailPart, type MailText } from "./write-mail.ts";

type Verdict = ReadingJudgement["verdict"];

/** What a week's readings of a site say. `verdict`: null where there were none. */
export type SiteWeek = { client: string; verdict: Verdict | null; part: MailPart };

/** The gravest first. */
const ORDER: readonly (Verdict | null)[] = ["worse", "not-read", "better", "same", null];
const FIRST_WORDS: Record<Verdict, string> = {
  worse: "Worse: ",
  better: "Better: ",
  same: "",
  "not-read": "",
};
const UNCHANGED = "Nothing changed";
/** So many lines tell of one site. */
const MOST_LINES = 4;

type WeekOfSite = {
  client: string;
  href: string;
  /** Of the week, oldest first. */
  readings: readonly KeptReading[];
  /** The newest that could be read, and the newest one from before the week. */
  last: Figures | undefined;
  before: Figures | undefined;
};

export function judgeWeek(
  { client, href, readings, last, before }: WeekOfSite,
  now: number,
): SiteWeek {
  const verdicts = new Set(readings.map(({ verdict }) => verdict));
  if (readings.at(-1)?.verdict !== "not-read") verdicts.delete("not-read");
  const verdict = ORDER.find((one) => verdicts.has(one)) ?? null;
  const lines = tellReadings(readings, now);
  const isRead = verdict !== null && verdict !== "not-read";
  const than = before?.indexable === last?.indexable ? undefined : before;
  const figures = isRead && last ? [`${sayIndexable(last, than)}.`] : [];
  const isBad = verdict === "worse" || verdict === "not-read";
  return { client, verdict, part: { title: client, href, lines: [...lines, ...figures], isBad } };
}

/** Each thing once, with the day when it was found first. */
function tellReadings(readings: readonly KeptReading[], now: number): readonly string[] {
  if (readings.length === 0) return ["Not read this week."];
  const told = new Map<string, KeptReading>();
  for (const reading of readings) {
    const key = `${reading.verdict} ${reading.headline}`;
    if (!told.has(key)) told.set(key, reading);
  }
  const news = [...told.values()].filter(({ headline }) => headline !== UNCHANGED);
  if (news.length === 0) return [`${UNCHANGED}.`];
  return news
    .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
    .slice(0, MOST_LINES)
    .map(({ at, verdict, headline, detail }) =>
      oneLine(`${FIRST_WORDS[verdict ?? "same"]}${headline}, ${tellDay(at, now)}. ${detail}`),
    );
}

/** `weeks`: of the reader's sites, in any order. `nextAt`: when the next one goes out. */
export function tellWeek(
  weeks: readonly SiteWeek[],
  { since, now, nextAt }: { since: number; now: number; nextAt: number },
): MailText {
  const parts = weeks.map(({ part }) => part);
  const [worst] = parts;
  return {
    subject: tellHeading(weeks),
    preview: worst === undefined ? "" : `${worst.title}: ${worst.lines[0]}`,
    when: `What the readings from ${tellDay(since, now)} to ${tellDay(now, now)} found.`,
    rows: [],
    more: 0,
    parts,
    advice: [],
    figures: [],
    foot: `The next of these emails comes on ${tellDay(nextAt, now)}.`,
  };
}

export function byWorst(a: SiteWeek, b: SiteWeek): number {
  return ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.client.localeCompare(b.client);
}

function tellHeading(weeks: readonly SiteWeek[]): string {
  if (weeks.every(({ verdict }) => verdict === null)) return "No site was read last week";
  const many = weeks.length;
  const only = many === 1 ? weeks[0]?.client : undefined;
  const count = (verdict: Verdict) => weeks.filter((week) => week.verdict === verdict).length;
  const who = (some: number) => only ?? `${spellNumberFirst(some)} of ${spellNumber(many)} sites`;
  const [worse, unread] = [count("worse"), count("not-read")];
  if (worse > 0) return `${who(worse)} got worse last week`;
  if (unread > 0) return `${who(unread)} could not be read last week`;
  return `Nothing got worse last week at ${only ?? `${spellNumber(many)} sites`}`;
}
