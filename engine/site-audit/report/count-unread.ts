import { CLOSED_TO_US } from "#engine/site-audit/coverage.ts";
import { isOfCanonicalAlone } from "#engine/site-audit/not-a-page.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { UnreadCount, UnreadReason } from "#engine/site-audit/unread-words.ts";

/** How many addresses were not read for each reason, most first. */
export function countUnread(pages: readonly PageRow[]): readonly UnreadCount[] {
  const reasons = pages.flatMap((page) => reasonOf(page) ?? []);
  return [...Map.groupBy(reasons, (reason) => reason)]
    .map(([reason, { length }]) => ({ reason, addresses: length }))
    .toSorted((one, other) => other.addresses - one.addresses);
}

function reasonOf(page: PageRow): UnreadReason | undefined {
  const { status, notRead, facts, unreadable, location } = page;
  // Another spelling of a page that was read, as a rule.
  if (isOfCanonicalAlone(page)) return undefined;
  if (notRead !== undefined) return notRead.reason;
  if (status === null || facts !== undefined || location !== undefined) return undefined;
  if (CLOSED_TO_US.includes(status)) return "refused";
  if (status < 200 || status >= 300) return undefined;
  // A picture or a PDF is no page that was not read.
  return unreadable === undefined ? undefined : "unreadable";
}
