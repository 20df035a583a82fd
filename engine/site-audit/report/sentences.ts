import type { Comparison, Coverage, SiteFix } from "#engine/site-audit/site-report.ts";
import { CLOSED_TO_US, isNotThere, NO_ANSWER } from "#engine/site-audit/coverage.ts";
import { EMPTY_PAGE } from "#engine/site-audit/not-a-page.ts";
import { tellComparison } from "#engine/site-audit/comparison-words.ts";
import { sayFirst, topFixes } from "./first-fixes.ts";
import { hackedPage } from "#engine/site-audit/rules/hacked/hacked-page.ts";
import { labelOf } from "#engine/site-audit/coverage-words.ts";
import { pageClosedToGoogle } from "#engine/site-audit/rule-helpers/closed-to-google.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { count } from "#lib/count.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { tellDayAndYear } from "#lib/time-words.ts";

/** Why nothing of a site could be read, and what to do about it. */
export type Failure = { sentence: string; subline: string };

/**
 * What is in the place of the figures where no page answered: a site that is closed is told so,
 * and by whom, as nobody may take it for one without faults. Undefined where a page was read.
 */
export function describeFailure({ rows, pages, home, ...site }: Site): Failure | undefined {
  const start = site.find(home);
  if (isNotThere(start)) {
    const { reason, detail = "" } = start?.notRead ?? {};
    return {
      sentence: "This server cannot be reached.",
      subline:
        reason === "tls"
          ? detail
          : "Nothing answers at this address: the server is switched off, its name is wrong, or a firewall refuses the connection.",
    };
  }
  if (rows.robots?.kind === "unavailable") {
    return {
      sentence:
        "robots.txt gives no answer, so Google may be reading nothing new of this site. Neither did we.",
      subline: "Let the server answer /robots.txt with the file, or with 404 where there is none.",
    };
  }
  const startFailure = site.readPages.length === 0 ? describeStart(start) : undefined;
  if (startFailure !== undefined) return startFailure;
  if (pages.some(({ status }) => status !== null)) return undefined;
  if (start?.notRead?.reason !== "robots") return sayNoAnswer(pages, start);
  const isClosedToGoogle = pageClosedToGoogle({ robots: site.robots, rows }, start) !== null;
  return sayClosed(isClosedToGoogle, start.notRead.detail);
}

/** The first page answered, and it was all that could be had. */
function describeStart({ status = 0, unreadable }: Partial<PageRow> = {}): Failure | undefined {
  if ((status ?? 0) >= 400) return sayRefused(status ?? 0);
  return unreadable === undefined || unreadable === EMPTY_PAGE
    ? undefined
    : { sentence: "No page of this site could be read.", subline: unreadable };
}

function sayRefused(status: number): Failure {
  return CLOSED_TO_US.includes(status)
    ? {
        sentence: `This site answers ${status} to our reader, so nothing of it was read.`,
        subline:
          "A firewall may keep out whoever is not a browser. Let PehlaPageBot in and begin again.",
      }
    : {
        sentence: `The address answers ${status}, so nothing of this site was read.`,
        subline: "Let it answer 200 with the page, or begin again with an address that does.",
      };
}

function sayNoAnswer(pages: readonly PageRow[], start: PageRow | undefined): Failure {
  const isSilent = pages.some(({ notRead }) => notRead && NO_ANSWER.includes(notRead.reason));
  return {
    sentence: `No page of this site ${isSilent ? "answered" : "was read"}.`,
    subline: start?.notRead?.detail ?? "",
  };
}

function sayClosed(isClosedToGoogle: boolean, detail: string): Failure {
  return isClosedToGoogle
    ? {
        sentence: "robots.txt closes this site to Google. Nothing of it was read.",
        subline: `${detail}. Take the line out if the site is to be found.`,
      }
    : {
        sentence: "robots.txt keeps our reader out, so nothing of this site was read.",
        subline: `${detail}. Google may read it. To have the site audited, let PehlaPageBot in and begin again.`,
      };
}

/**
 * "Google can index 61 of 74 pages", or, where more are known, "199 of the 200 pages that we looked
 * at": of an address that nobody opened or that gave no answer it is not known what is there.
 */
function sayIndexable(coverage: Coverage, fixes: readonly SiteFix[]): string {
  const hacked = fixes.filter(({ issue }) => issue === hackedPage.id);
  const pages = hacked.reduce((sum, fix) => sum + fix.pages, 0);
  const looks = pages === 1 ? "one page looks" : `${spellNumber(pages)} pages look`;
  return `${sayHowMany(coverage)}${pages === 0 ? "" : `, and ${looks} hacked`}`;
}

function sayHowMany({ indexable, known, notRead, noAnswer }: Coverage): string {
  const seen = known - notRead - noAnswer;
  const what = notRead === 0 ? "that was found" : "that we looked at";
  if (seen === 1) return `Google can${indexable === 1 ? "" : "not"} index the one page ${what}`;
  const of = indexable === seen ? "all " : `${groupThousands(indexable)} of `;
  return notRead === 0
    ? `Google can index ${of}${count(seen, "page")}`
    : `Google can index ${of}${indexable === seen ? "" : "the "}${count(seen, "page")} ${what}`;
}

/** "Google can index 61 of 74 pages. Fix these three first: they keep pages out of Google." */
export function writeSentence(coverage: Coverage, fixes: readonly SiteFix[]): string {
  const can = `${sayIndexable(coverage, fixes)}.`;
  const real = fixes.filter(({ isNoise }) => !isNoise);
  if (real.length === 0) return `${can} We found nothing to fix.`;
  return `${can} ${sayFirst(real) ?? "What is left to fix is cosmetic"}.`;
}

/** What became of the others. */
export function writeSubline({
  indexable,
  byMistake,
  onPurpose,
  noAnswer,
  notRead,
}: Coverage): string {
  const silent =
    noAnswer === 0 ? "" : ` ${spellFirst(noAnswer, "address", "addresses")} gave no answer.`;
  const unread =
    notRead === 0
      ? ""
      : ` ${spellNumberFirst(notRead)} more ${notRead === 1 ? "is" : "are"} known, and ${notRead === 1 ? "was" : "were"} not read.`;
  const after = `${silent}${unread}`;
  const rest = onPurpose + byMistake;
  if (rest === 0) {
    const all =
      indexable === 0 ? "No page could be read." : "Every page that we read can be indexed.";
    return `${all}${after}`;
  }
  const parts = [
    part(onPurpose, `is ${labelOf("on-purpose")}`, `are ${labelOf("on-purpose")}`),
    part(byMistake, `is ${labelOf("by-mistake")}`, `are ${labelOf("by-mistake")}`),
  ].filter((each) => each !== "");
  const whom = indexable === 0 ? "them" : `the other ${spellNumber(rest)}`;
  if (parts.length > 1) return `Of ${whom}, ${joinWords(parts)}.${after}`;
  const [only = ""] = parts;
  return `${sayOnly(only, { isOne: rest === 1, hasOthers: indexable > 0 })}${after}`;
}

/** `only`: "one is shut out by mistake", "five are kept out …"; there are others where some can be indexed. */
function sayOnly(only: string, { isOne, hasOthers }: { isOne: boolean; hasOthers: boolean }) {
  if (isOne) return `${hasOthers ? "The other one" : "It"} ${only.replace(/^one /, "")}.`;
  return `${hasOthers ? "The other" : "All"} ${only}.`;
}

function part(pages: number, one: string, many: string): string {
  return pages === 0 ? "" : `${spellNumber(pages)} ${pages === 1 ? one : many}`;
}

function spellFirst(number: number, one: string, many: string): string {
  return `${spellNumberFirst(number)} ${number === 1 ? one : many}`;
}

/** Two parts at most; the first may hold a comma of its own. */
function joinWords(words: readonly string[]): string {
  return words.join(", and ");
}

/** Five lines for a message: what, the first three, and what changed. The link is the sender's to add. */
export function writeWhatsapp(
  site: string,
  coverage: Coverage,
  fixes: readonly SiteFix[],
  endedAt: string,
  comparison: Comparison | undefined,
  failure?: Failure,
): string {
  const real = fixes.filter(({ isNoise }) => !isNoise);
  const nothing = failure?.subline ?? "We found nothing to fix.";
  const top = topFixes(fixes);
  return [
    `*${site}: ${failure?.sentence ?? sayIndexable(coverage, fixes)}* (${tellDayAndYear(Date.parse(endedAt))})`,
    ...(top.length === 0 ? [nothing] : [`${sayFirst(real) ?? "What is left is cosmetic"}:`]),
    ...top.map(
      ({ title, where, effort }, index) =>
        `${index + 1}. ${title} (${where}) – ${effort.toLowerCase()}`,
    ),
    ...(comparison === undefined
      ? []
      : [`Since ${tellDayAndYear(Date.parse(comparison.since))}: ${tellComparison(comparison)}.`]),
  ]
    .map(oneLine)
    .join("\n");
}
