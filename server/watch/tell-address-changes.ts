/** What changed at each address, in words: engine/site-audit/report/compare-pages.ts. */
import type { PageChange, PageChangeKind, PageChanges } from "#engine/site-audit/page-changes.ts";
import { count } from "#lib/count.ts";
import type { AddressChange, SiteComparison } from "#lib/desk/watch.ts";
import { oneLine } from "#lib/text/one-line.ts";

type Words = { what: string; text: (change: PageChange) => string };

const words: Record<PageChangeKind, Words> = {
  removed: {
    what: "Removed",
    text: ({ was, is }) => (is === "" ? "no link leads there now" : `${is}, was ${was}`),
  },
  noindex: {
    what: "noindex",
    text: ({ is }) => (is === "" ? "noindex is gone" : "says noindex now"),
  },
  status: {
    what: "Status",
    text: ({ was, is }) =>
      Number(was) >= 400 && Number(is) < 400
        ? `answers ${is} again, was ${was}`
        : `${is}, was ${was}`,
  },
  moved: { what: "Moved", text: ({ url, is }) => `now at ${shorten(is, url)}` },
  canonical: {
    what: "Canonical",
    text: ({ url, is }) => (is === "" ? "names itself now" : `names ${shorten(is, url)}`),
  },
  words: { what: "Words", text: ({ was, is }) => `${is}, was ${was}` },
  title: {
    what: "Title",
    text: ({ was, is }) =>
      is === "" ? "has none now" : was === "" ? `“${is}”, had none` : `“${is}”, was “${was}”`,
  },
  added: { what: "Added", text: ({ is }) => count(Number(is), "word") },
};

export function tellAddressChanges(
  changes: PageChanges | undefined,
): Pick<SiteComparison, "changes"> {
  if (changes === undefined) return {};
  return { changes: { total: changes.total, rows: changes.rows.map(tellChange) } };
}

function tellChange(change: PageChange): AddressChange {
  const { what, text } = words[change.kind];
  const { url, isOut = false } = change;
  return { url, what, text: oneLine(text(change)), isOut };
}

/** "Moved 3, Title 8.": the kinds of changes, the gravest first. */
export function sayCounts({ counts }: PageChanges): string {
  const parts = (Object.keys(words) as PageChangeKind[]).flatMap((kind) => {
    const number = counts[kind] ?? 0;
    return number === 0 ? [] : [`${words[kind].what} ${number}`];
  });
  return `${parts.join(", ")}.`;
}

/** An address of the same site without the site. */
function shorten(address: string, beside: string): string {
  const { origin } = new URL(beside);
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
