import type { Pictures } from "#engine/site-audit/pictures.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

type Row = Pictures["redirects"][number];

const MAX_ROWS = 200;
const MAX_HOPS = 10;

/** Every address that redirects, with its whole way; those to mend first. Counted are all of them. */
export function listRedirects(site: Site): Pick<Pictures, "redirects" | "redirectCounts"> {
  const rows = site.pages
    .filter(({ location }) => location !== undefined)
    .map((page) => toRow(site, page))
    .toSorted((a, b) => Number(b.verdict === "mend") - Number(a.verdict === "mend"));
  const toFix = rows.filter(({ verdict }) => verdict === "mend").length;
  return { redirects: rows.slice(0, MAX_ROWS), redirectCounts: { all: rows.length, toFix } };
}

function toRow(site: Site, start: PageRow): Row {
  const hops: { status: number; to: string }[] = [];
  for (
    let page: PageRow | undefined = start;
    page?.location !== undefined && page.status !== null && hops.length < MAX_HOPS;
    page = site.find(page.location)
  ) {
    hops.push({ status: page.status, to: page.location });
  }
  const { end, isLoop } = site.follow(start.url);
  const text = judge(hops, isLoop, end);
  return { from: start.url, hops, verdict: text === "Right" ? "right" : "mend", text };
}

function judge(hops: Row["hops"], isLoop: boolean, end: PageRow | undefined): string {
  if (isLoop) return "It leads back to itself and never ends";
  if (end?.status !== undefined && end.status !== null && end.status >= 400) {
    return `It ends at an address that answers ${end.status}`;
  }
  if (hops.length > 1) return `${hops.length} hops: lead to the end in one`;
  const [first] = hops;
  return first?.status === 302 || first?.status === 307 ? `Make it 301 if it is to stay` : "Right";
}
