import type { FixRecheck, RecheckState } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { tellDayAndTime } from "#lib/time-words.ts";

export const recheckWords: Readonly<Record<RecheckState, string>> = {
  fixed: "fixed",
  still: "still there",
  changed: "changed",
  unread: "not read",
};

const STATES = ["fixed", "changed", "still", "unread"] as const satisfies readonly RecheckState[];

/** https://developers.google.com/search/docs/crawling-indexing/ask-google-to-recrawl */
const WHAT_COMES_NEXT =
  " Google may take up to two weeks to read it again; URL Inspection in Search Console asks it to.";

/** "Checked again on 26 November 2026, 14:05 PKT: changed. 2 fixed, 1 still there." */
export function tellRecheck({ at, state, addresses, left }: FixRecheck): string {
  const counts = STATES.flatMap((each) => {
    const number = addresses.filter((address) => address.state === each).length;
    return number === 0 ? [] : [`${number} ${recheckWords[each]}`];
  });
  const parts = counts.length > 1 ? ` ${counts.join(", ")}.` : "";
  const next = addresses.some((address) => address.state === "fixed") ? WHAT_COMES_NEXT : "";
  return `Checked again on ${tellDayAndTime(Date.parse(at))}: ${recheckWords[state]}.${parts}${tellLeft(left)}${next}`;
}

/** " 5 more addresses were not read again."; empty where all were. */
function tellLeft(left: number): string {
  if (left === 0) return "";
  return ` ${count(left, "more address was", "more addresses were")} not read again.`;
}
