import type { Comparison, Coverage, SiteFix } from "#engine/site-audit/site-report.ts";
import { CLOSED_TO_US, NO_ANSWER } from "#engine/site-audit/coverage.ts";
import { pageClosedToGoogle } from "#engine/site-audit/rules/indexing/closed-to-google.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { count } from "#lib/count.ts";
import { oneLine } from "#lib/one-line.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { formatDate } from "#lib/format-date.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** Why nothing of a site could be read, and what to do about it. */
export type Failure = { sentence: string; subline: string };

/**
 * What stands in the place of the figures where no page answered: a site that is closed is told so,
 * and by whom, as nobody may take it for one without faults. Undefined where a page was read.
 */
export function describeFailure({ rows, pages, home, ...site }: Site): Failure | undefined {
  if (rows.robots?.kind === "unavailable") {
    return {
      sentence:
        "robots.txt gives no answer, so Google may be reading nothing new of this site. Neither did we.",
      subline: "Let the server answer /robots.txt with the file, or with 404 where there is none.",
    };
  }
  const start = site.find(home);
  if (CLOSED_TO_US.includes(start?.status ?? 0) && site.readPages.length === 0) {
    return {
      sentence: `This site answers ${start?.status ?? ""} to our reader, so nothing of it was read.`,
      subline:
        "A firewall may keep out whoever is not a browser. Let PehlaPageBot in and begin again.",
    };
  }
  if (pages.some(({ status }) => status !== null)) return undefined;
  if (start?.notRead?.reason !== "robots") return sayNoAnswer(pages, start);
  const isClosedToGoogle = pageClosedToGoogle({ robots: site.robots, rows }, start) !== null;
  return sayClosed(isClosedToGoogle, start.notRead.detail);
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
 * at": of a page that nobody opened it is not known what Google may do with it.
 */
function sayIndexable({ indexable, known, notRead }: Coverage): string {
  const seen = known - notRead;
  const what = notRead === 0 ? "that was found" : "that we looked at";
  if (seen === 1) return `Google can${indexable === 1 ? "" : "not"} index the one page ${what}`;
  const of = indexable === seen ? "all " : `${groupThousands(indexable)} of `;
  return notRead === 0
    ? `Google can index ${of}${count(seen, "page")}`
    : `Google can index ${of}${indexable === seen ? "" : "the "}${count(seen, "page")} ${what}`;
}

/** "Google can index 61 of 74 pages. Three things cost you most." What is cosmetic costs nobody much. */
export function writeSentence(coverage: Coverage, fixes: readonly SiteFix[]): string {
  const can = `${sayIndexable(coverage)}.`;
  const real = fixes.filter(({ isNoise }) => !isNoise);
  if (real.length === 0) return `${can} We found nothing to fix.`;
  const things = Math.min(3, real.filter(({ severity }) => severity !== "cosmetic").length);
  if (things === 0) return `${can} What is left to fix is cosmetic.`;
  return `${can} ${things === 1 ? "One thing costs" : `${spellNumberFirst(things)} things cost`} you most.`;
}

/** What became of the others. */
export function writeSubline({
  known,
  indexable,
  byMistake,
  onPurpose,
  noAnswer,
  notRead,
}: Coverage): string {
  const unread =
    notRead === 0
      ? ""
      : ` ${spellNumberFirst(notRead)} more ${notRead === 1 ? "is" : "are"} known, and ${notRead === 1 ? "was" : "were"} not read.`;
  const rest = known - notRead - indexable;
  if (rest === 0) {
    const all =
      known === notRead ? "No page could be read." : "Every page that we read can be indexed.";
    return `${all}${unread}`;
  }
  const parts = [
    part(onPurpose, "is meant to be out", "are meant to be out"),
    part(byMistake, "is shut out by mistake", "are shut out by mistake"),
    part(noAnswer, "gave no answer", "gave no answer"),
  ].filter((each) => each !== "");
  const whom = indexable === 0 ? "them" : `the other ${spellNumber(rest)}`;
  if (parts.length > 1) return `Of ${whom}, ${joinWords(parts)}.${unread}`;
  const [only = ""] = parts;
  return `${sayOnly(only, { isOne: rest === 1, hasOthers: indexable > 0 })}${unread}`;
}

/** `only`: "one gave no answer", "five are meant to be out"; there are others where some can be indexed. */
function sayOnly(only: string, { isOne, hasOthers }: { isOne: boolean; hasOthers: boolean }) {
  if (isOne) return `${hasOthers ? "The other one" : "It"} ${only.replace(/^one /, "")}.`;
  return `${hasOthers ? "The other" : "All"} ${only}.`;
}

function part(pages: number, one: string, many: string): string {
  return pages === 0 ? "" : `${spellNumber(pages)} ${pages === 1 ? one : many}`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

/** Five lines for a message: what, the three, and what changed. The link is the sender's to add. */
export function writeWhatsapp(
  site: string,
  coverage: Coverage,
  fixes: readonly SiteFix[],
  endedAt: string,
  comparison: Comparison | undefined,
  failure?: Failure,
): string {
  const top = fixes.filter(({ isNoise }) => !isNoise).slice(0, 3);
  const nothing = failure?.subline ?? "We found nothing to fix.";
  return [
    `*${site}: ${failure?.sentence ?? sayIndexable(coverage)}* (${formatDate(endedAt.slice(0, 10))})`,
    ...(top.length === 0 ? [nothing] : ["What costs most:"]),
    ...top.map(
      ({ title, where, effort }, index) =>
        `${index + 1}. ${title} (${where}) – ${effort.toLowerCase()}`,
    ),
    ...(comparison === undefined
      ? []
      : [
          `Since ${formatDate(comparison.since.slice(0, 10))}: ${comparison.fixed.length} fixed, ${comparison.added.length} new.`,
        ]),
  ]
    .map(oneLine)
    .join("\n");
}
