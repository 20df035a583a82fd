import type { Comparison, Coverage, SiteFix } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { formatDate } from "#lib/format-date.ts";

/** "Google can index 61 of 74 pages. Three things cost you most." */
export function writeSentence(
  coverage: Coverage,
  fixes: readonly SiteFix[],
  failure?: string,
): string {
  if (failure !== undefined) return failure;
  const { indexable, known } = coverage;
  const can =
    known === 1
      ? `Google can${indexable === 1 ? "" : "not"} index the one page that was found.`
      : `Google can index ${indexable === known ? "all" : indexable.toLocaleString("en")} ${indexable === known ? "" : "of "}${count(known, "page")}.`.replace(
          "  ",
          " ",
        );
  const things = Math.min(3, fixes.filter(({ isNoise }) => !isNoise).length);
  if (things === 0) return `${can} We found nothing to mend.`;
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
  const rest = known - indexable;
  if (rest === 0)
    return known === 0 ? "No page could be read." : "Every page that we read can be listed.";
  const parts = [
    part(onPurpose, "is meant to be out", "are meant to be out"),
    part(byMistake, "is shut out by mistake", "are shut out by mistake"),
    part(noAnswer, "gave no answer", "gave no answer"),
    part(notRead, "was not read", "were not read"),
  ].filter((each) => each !== "");
  if (parts.length > 1) return `Of the other ${spellNumber(rest)}, ${joinWords(parts)}.`;
  const [only = ""] = parts;
  return rest === 1 ? `The other one ${only.replace(/^one /, "")}.` : `The other ${only}.`;
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
): string {
  const top = fixes.filter(({ isNoise }) => !isNoise).slice(0, 3);
  return [
    `*${site}: Google can index ${coverage.indexable} of ${count(coverage.known, "page")}* (${formatDate(endedAt.slice(0, 10))})`,
    ...(top.length === 0 ? ["We found nothing to mend."] : ["What costs most:"]),
    ...top.map(({ title, effort }, index) => `${index + 1}. ${title} – ${effort.toLowerCase()}`),
    ...(comparison === undefined
      ? []
      : [
          `Since ${formatDate(comparison.since.slice(0, 10))}: ${comparison.fixed.length} fixed, ${comparison.added.length} new.`,
        ]),
  ].join("\n");
}
