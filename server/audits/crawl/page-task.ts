/** What the crawl's worker process does: bytes in, rows ready for the store out. */
import {
  readRobotsForAgent,
  type RobotsRead,
  type RobotsTask,
} from "#engine/robots-txt/read-robots-for-agent.ts";
import { findEarly, type EarlyFinding } from "#engine/site-audit/early-findings.ts";
import { isFeed } from "#engine/site-audit/not-a-page.ts";
import { readSitePage, type SitePage } from "#engine/site-audit/page/read-site-page.ts";
import type { LinkKind, LinkRow } from "#engine/site-audit/rows.ts";
import { decodePage } from "#engine/live/read-page.ts";
import { readOneSitemap, type SitemapRead, type SitemapTask } from "./sitemap-task.ts";
import { foundByBit } from "#server/audits/store/crawl-store.ts";

export type PageTask =
  | {
      kind: "page";
      bytes: Uint8Array;
      url: string;
      status: number;
      headers: Readonly<Record<string, string>>;
      hosts: readonly string[];
      now: number;
    }
  | SitemapTask
  | ({ kind: "robots" } & RobotsTask);

export type JudgedPage = {
  kind: "page";
  /** JSON of `SitePageFacts` and of `LinkRow[]`. */
  facts: string;
  links: string;
  textHash: string;
  /** Addresses of the site, each once, with bits of `foundByBit`. */
  found: readonly { url: string; by: number }[];
  images: readonly string[];
  /** Style sheets, scripts and icons. */
  files: readonly string[];
  externals: readonly string[];
  early: readonly EarlyFinding[];
  /** Where a meta refresh leads at once: Google takes the page for a redirect. */
  refresh?: string;
  cut: SitePage["cut"];
};

export type PageTaskAnswer =
  | JudgedPage
  | SitemapRead
  | ({ kind: "robots" } & RobotsRead)
  /** A feed or a sitemap that comes as HTML. */
  | { kind: "feed" }
  | { kind: "failed"; problem: string }
  | { kind: "died" };

const FILES: ReadonlySet<LinkKind> = new Set(["style", "script", "icon"]);
const PICTURES: ReadonlySet<LinkKind> = new Set(["image", "social", "data"]);

const BY_OF: Partial<Record<LinkKind, number>> = {
  link: foundByBit("link"),
  canonical: foundByBit("canonical"),
  hreflang: foundByBit("hreflang"),
  next: foundByBit("next"),
  prev: foundByBit("next"),
};

/** Never throws for what a page or a file holds. */
export async function doPageTask(task: PageTask): Promise<PageTaskAnswer> {
  switch (task.kind) {
    case "page":
      return readOnePage(task);
    case "sitemap":
      return readOneSitemap(task);
    case "robots":
      return { kind: "robots", ...readRobotsForAgent(task) };
  }
}

function readOnePage(task: Extract<PageTask, { kind: "page" }>): PageTaskAnswer {
  const { url, status, headers, now } = task;
  const { html, encoding } = decodePage(task);
  if (isFeed(html)) return { kind: "feed" };
  const read = readSitePage(html, {
    url,
    status,
    now,
    encoding,
    ...(headers["x-robots-tag"] !== undefined && { xRobotsTag: headers["x-robots-tag"] }),
    ...(headers["link"] !== undefined && { linkHeader: headers["link"] }),
    ...(headers["refresh"] !== undefined && { refreshHeader: headers["refresh"] }),
  });
  if (!read.ok) return { kind: "failed", problem: read.problem };
  const { facts, links, refresh, cut } = read.value;
  return {
    kind: "page",
    facts: JSON.stringify(facts),
    links: JSON.stringify(links),
    textHash: facts.textHash,
    ...(refresh !== null && { refresh }),
    ...sortTargets(
      // Where no page names an icon, browsers ask for this one.
      facts.favicon || status >= 300
        ? links
        : [...links, { to: new URL("/favicon.ico", url).href, kind: "icon" }],
      new Set(task.hosts),
    ),
    early: status < 300 ? findEarly(facts, url) : [],
    cut,
  };
}

/** Each address once: which are the site's, which are pictures, which lead elsewhere. */
function sortTargets(links: readonly Pick<LinkRow, "to" | "kind">[], hosts: ReadonlySet<string>) {
  const found = new Map<string, number>();
  const images = new Set<string>();
  const files = new Set<string>();
  const externals = new Set<string>();
  const isOwn = (to: string) => hosts.has(new URL(to).host);
  for (const { to, kind } of links) {
    if (PICTURES.has(kind)) {
      images.add(to);
      continue;
    }
    if (FILES.has(kind)) {
      (isOwn(to) ? files : externals).add(to);
      continue;
    }
    const by = BY_OF[kind];
    if (by === undefined) continue;
    const before = found.get(to);
    if (before !== undefined) {
      if ((before & by) === 0) found.set(to, before | by);
      continue;
    }
    if (externals.has(to)) continue;
    if (isOwn(to)) found.set(to, by);
    else externals.add(to);
  }
  return {
    found: [...found].map(([url, by]) => ({ url, by })),
    images: [...images],
    files: [...files],
    externals: [...externals],
  };
}
