/** An audit that is under way, in words: to be read, and to be heard. */
import type { Progress, SiteAuditState } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** Heard once in so many pages; every page would drown whatever else is read aloud. */
const HEARD_PAGES = 10;

export function headline({ phase, site, progress }: SiteAuditState): string {
  if (phase === "judging") return isCut(progress) ? limitReached(progress) : `Judging ${site}`;
  return phase === "waiting" ? `${site} is next` : `Reading ${site}`;
}

export function describeAuditProgress({ progress, phase }: SiteAuditState): string {
  const { read, found, keptOut, limit, secondsLeft } = progress;
  if (phase === "waiting") return "Other sites are being read. Yours starts by itself.";
  if (phase === "judging") {
    return isCut(progress)
      ? `The report covers the ${groupThousands(read)} nearest to the home page and counts the others as not read.`
      : `${count(read, "page")} read. The report is being made.`;
  }
  const left = secondsLeft === undefined ? "" : ` ${timeLeft(secondsLeft)}`;
  if (read > 0 && read >= (limit ?? found - keptOut)) {
    return `${count(read, "page")} read. What they show and link to is being checked.${left}`;
  }
  if (limit === undefined) return `${read} of ${count(found, "page")} read.${left}`;
  return `${read} of ${count(limit, "page")} read, the most for one audit; ${groupThousands(found)} are known.${left}`;
}

/** How many pages are read once all is done. */
export function toRead({ found, limit }: Progress): number {
  return limit ?? found;
}

/** The sentence for a screen reader: it changes with the phase, and with every tenth page. */
export function announce(audit: SiteAuditState): string {
  const { phase, progress } = audit;
  if (phase !== "reading") return `${headline(audit)}. ${describeAuditProgress(audit)}`;
  const heard = Math.floor(progress.read / HEARD_PAGES) * HEARD_PAGES;
  if (progress.slowedToMs !== undefined) return "The server asked us to slow down; we do.";
  return heard === 0 ? `${headline(audit)}.` : `${groupThousands(heard)} pages read.`;
}

/** More pages are known than are read. */
function isCut({ waiting }: Progress): boolean {
  return waiting > 0;
}

function limitReached({ read, waiting }: Progress): string {
  return `${groupThousands(read)} read, ${groupThousands(waiting)} more known`;
}

function timeLeft(seconds: number): string {
  if (seconds < 20) return "A few seconds left.";
  if (seconds < 90) return "About a minute left.";
  return `About ${Math.round(seconds / 60)} minutes left.`;
}
