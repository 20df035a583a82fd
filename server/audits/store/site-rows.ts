import type { RobotsFile } from "#engine/live/read-page.ts";
import type {
  LinkRow,
  PageRow,
  SiteAskedAs,
  SiteRows,
  SitemapRow,
  TargetRow,
  VariantRow,
} from "#engine/site-audit/rows.ts";

import { readShingles } from "#engine/site-audit/rule-helpers/similarity.ts";

import { countClicks, type Step } from "./count-clicks.ts";
import { readFoundBy, type Crawl, type FrontierRow } from "./crawl-store.ts";

export type StoredRows = {
  crawl: Crawl;
  frontier: Iterable<FrontierRow>;
  pages: Iterable<{ n: number; body: string; leads: Uint8Array | null }>;
  /** Asked for once, when the links are read. */
  links: () => Iterable<{ links: string }>;
  targets: readonly string[];
  parts: ReadonlyMap<string, string>;
};

/** What the report is made of, from what the store keeps. */
export function toSiteRows(stored: StoredRows): SiteRows {
  const { crawl, parts } = stored;
  const bodies = new Map<number, Omit<PageRow, "url" | "foundBy" | "depth">>();
  const steps = new Map<number, Step>();
  for (const { n, body, leads } of stored.pages) {
    const page = readPage(body);
    bodies.set(n, page);
    if (leads !== null) steps.set(n, { leads: toNumbers(leads), isRedirect: "location" in page });
  }
  const frontier = [...stored.frontier];
  const clicks = countClicks(frontier.length, steps);

  const read = <Row>(name: string): Row | undefined => {
    const body = parts.get(name);
    return body === undefined ? undefined : (JSON.parse(body) as Row);
  };
  const askedAs = read<SiteAskedAs>("asked-as");
  return {
    startUrl: crawl.site?.startUrl ?? crawl.url,
    hosts: crawl.site?.hosts ?? [new URL(crawl.url).host],
    startedAt: new Date(crawl.createdAt).toISOString(),
    endedAt: new Date(crawl.endedAt ?? crawl.createdAt).toISOString(),
    state: stateOf(crawl),
    requests: crawl.requests,
    gapMs: crawl.settings.gapMs,
    pages: frontier.map(({ n, url, foundBy, notRead }) => {
      const known = {
        url,
        foundBy: readFoundBy(foundBy),
        depth: clicks[n] === -1 ? null : clicks[n]!,
      };
      const body = bodies.get(n);
      if (body !== undefined) return { ...known, ...body };
      return {
        ...known,
        status: null,
        ...(notRead !== null && { notRead: JSON.parse(notRead) as PageRow["notRead"] & object }),
      };
    }),
    links: readLinks(stored.links),
    targets: stored.targets.map((body) => JSON.parse(body) as TargetRow),
    sitemaps: [...parts]
      .filter(([name]) => name.startsWith("sitemap "))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, body]) => JSON.parse(body) as SitemapRow),
    robots: read<RobotsFile>("robots") ?? null,
    variants: read<VariantRow[]>("variants") ?? [],
    madeUp: read<NonNullable<SiteRows["madeUp"]>>("made-up") ?? null,
    ...(askedAs !== undefined && { askedAs }),
    bounds: crawl.bounds,
  };
}

/** What pages that were kept by an earlier version do not have. */
const ADDED_LATER = { verdicts: [], businesses: [] };

/** Hashes as numbers at once: as text they would be held twice, 25 kB for each page. */
function readPage(body: string): Omit<PageRow, "url" | "foundBy" | "depth"> {
  const page = JSON.parse(body) as Omit<PageRow, "url" | "foundBy" | "depth">;
  const { facts } = page;
  return facts === undefined
    ? page
    : { ...page, facts: { ...ADDED_LATER, ...facts, shingles: readShingles(facts) } };
}

function stateOf({ bounds }: Crawl): SiteRows["state"] {
  const met = new Set(bounds.map(({ id }) => id));
  if (met.has("robots-unreachable")) return "failed";
  return met.has("stopped") ? "stopped" : "done";
}

function* readLinks(rows: StoredRows["links"]): Generator<LinkRow> {
  for (const { links } of rows()) yield* JSON.parse(links) as LinkRow[];
}

/** Numbers of addresses as they are stored: 32 bits each, little-endian. */
export function toStoredBytes(numbers: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(numbers.length * 4));
  for (const [at, number] of numbers.entries()) bytes.setUint32(at * 4, number, true);
  return new Uint8Array(bytes.buffer);
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_one, at) =>
    view.getUint32(at * 4, true),
  );
}
