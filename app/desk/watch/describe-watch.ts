import { describeNextReading } from "./next-reading.ts";
import type { SitesAnswer, SiteVerdict, WatchedSite } from "#lib/desk/watch.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { tellWhen } from "#lib/time-words.ts";

type Watched = Pick<WatchedSite, "verdict" | "isReading" | "nextAt">;

/** What the readings of all sites say together. Nothing is said of a site that was not read. */
export function describeWatch(
  { sites, lastMail }: { sites: readonly Watched[]; lastMail: SitesAnswer["lastMail"] },
  now: number,
): { heading: string; sentence: string } {
  const groups = Map.groupBy(sites, ({ verdict }) => verdict);
  const count = (verdict: SiteVerdict) => groups.get(verdict)?.length ?? 0;
  const [worse, unread, paused] = [count("worse"), count("not-read"), count("paused")];
  const fine = count("same") + count("better");
  const fresh = groups.get("new") ?? [];
  const heading = tellHeading({ all: sites.length, worse, unread, fine, fresh: fresh.length });
  const isRest = fresh.length + paused === 0;
  const rest = isRest ? "The rest is" : `${spellNumberFirst(fine)} ${fine === 1 ? "is" : "are"}`;
  const sentence = [
    worse > 0 && unread > 0 && `${spellNumberFirst(unread)} could not be read.`,
    fine > 0 && worse + unread > 0 && `${rest} as before, or better.`,
    tellFresh(fresh, fresh.length + paused === sites.length, now),
    paused > 0 &&
      paused < sites.length &&
      `${spellNumberFirst(paused)} ${paused === 1 ? "is" : "are"} paused.`,
    lastMail && `An email about ${lastMail.client} went out ${tellWhen(lastMail.at, now)}.`,
  ];
  return { heading, sentence: sentence.filter(Boolean).join(" ") };
}

type Numbers = Record<"all" | "worse" | "unread" | "fine" | "fresh", number>;

function tellHeading({ all, worse, unread, fine, fresh }: Numbers): string {
  if (all === 0) return "No site is watched yet.";
  if (worse > 0) return `${spellNumberFirst(worse)} of ${spellNumber(all)} got worse.`;
  if (unread > 0) return `${spellNumberFirst(unread)} of ${spellNumber(all)} could not be read.`;
  if (fine > 0) return "Nothing got worse.";
  if (fresh > 0) return "No site has been read yet.";
  return all === 1 ? "The site is paused." : "All sites are paused.";
}

/** `isAlone`: the heading says already that nothing was read. */
function tellFresh(fresh: readonly Watched[], isAlone: boolean, now: number): string | false {
  if (fresh.length === 0) return false;
  const isReading = fresh.some((site) => site.isReading);
  const due = describeNextReading(Math.min(...fresh.map(({ nextAt }) => nextAt)), now);
  const first = isReading ? "The first reading is under way." : `The first reading is due ${due}.`;
  if (isAlone) return first;
  return `${spellNumberFirst(fresh.length)} ${fresh.length === 1 ? "has" : "have"} not been read yet. ${first}`;
}
