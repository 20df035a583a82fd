/** A sitemap's bytes in, what is kept and what is followed of it out. */
import { decodeText } from "#engine/html/decode-text.ts";
import { sameAddress } from "#engine/address/address-key.ts";
import { MAX_SITEMAP_BYTES, MAX_SITEMAP_FILES } from "#engine/bounds.ts";
import type { SitemapEntry } from "#engine/site-audit/rows.ts";
import { readSitemap } from "#engine/site-audit/sitemap/read-sitemap.ts";

import { decodeBody } from "#server/reading/decode-body.ts";
import { Unread } from "#server/reading/outcome.ts";
import { foundByBit } from "#server/audits/store/crawl-store.ts";

export type SitemapTask = {
  kind: "sitemap";
  url: string;
  /** As it came; `coding`: its Content-Encoding. */
  bytes: Uint8Array;
  coding: string | undefined;
  /** Of the site: addresses elsewhere are kept and not followed. */
  hosts: readonly string[];
  /** How many entries are kept, and how many addresses followed. */
  maxEntries: number;
  maxFound: number;
};

export type SitemapRead = {
  kind: "sitemap";
  says: "pages" | "index" | "invalid";
  detail?: string;
  /** JSON of `SitemapEntry[]`, and how many they are. */
  entries: string;
  count: number;
  /** Of an index, those that may be read. */
  files: readonly string[];
  namesItself: boolean;
  /** Addresses of the site, each once, with bits of `foundByBit`. */
  found: readonly { url: string; by: number }[];
  /** The file has more than is kept. */
  isCut: boolean;
};

const BY_SITEMAP = foundByBit("sitemap");
const BY_HREFLANG = foundByBit("hreflang");
export const SITEMAP_MEGABYTES = MAX_SITEMAP_BYTES / 1_000_000;

export async function readOneSitemap(
  task: SitemapTask,
): Promise<SitemapRead | { kind: "failed"; problem: string }> {
  try {
    return describe(readSitemap(await readText(task)), task);
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    const isBomb = error.refusal.reason === "too-large";
    return {
      kind: "failed",
      problem: isBomb
        ? `Unpacked it is larger than the ${SITEMAP_MEGABYTES} MB that a sitemap may have.`
        : "It is packed, and cannot be unpacked.",
    };
  }
}

/** The bytes are gone when this returns: 40 MB of them beside their text are too many. */
async function readText({ bytes, coding }: SitemapTask): Promise<string> {
  const sent = await decodeBody({ bytes, coding }, MAX_SITEMAP_BYTES);
  // sitemap.xml.gz: the file itself is packed.
  const isPacked = sent[0] === 0x1f && sent[1] === 0x8b;
  if (!isPacked) return decodeText(sent);
  return decodeText(await decodeBody({ bytes: sent, coding: "gzip" }, MAX_SITEMAP_BYTES));
}

function describe(sitemap: ReturnType<typeof readSitemap>, task: SitemapTask): SitemapRead {
  const listed = sitemap.kind === "pages" ? sitemap.entries : [];
  const files = sitemap.kind === "index" ? sitemap.files : [];
  const entries = listed.slice(0, task.maxEntries);
  const { found, isWhole } = findOwn(entries, task);
  const isCut = sitemap.kind !== "invalid" && sitemap.isCut;
  return {
    kind: "sitemap",
    says: sitemap.kind,
    ...(sitemap.detail !== undefined && { detail: sitemap.detail }),
    entries: JSON.stringify(entries),
    count: entries.length,
    // One more, so that the caller sees that there are more.
    files: files.slice(0, MAX_SITEMAP_FILES + 1),
    namesItself: files.some((file) => sameAddress(file, task.url)),
    found,
    isCut: isCut || entries.length < listed.length || !isWhole,
  };
}

function findOwn(entries: readonly SitemapEntry[], { hosts, maxFound }: SitemapTask) {
  const own = new Set(hosts);
  const found = new Map<string, number>();
  let isWhole = true;
  const add = (url: string, by: number) => {
    if (!own.has(new URL(url).host)) return;
    const known = found.get(url);
    if (known === undefined && found.size >= maxFound) isWhole = false;
    else found.set(url, (known ?? 0) | by);
  };
  for (const { url, hreflang = [] } of entries) {
    add(url, BY_SITEMAP);
    for (const version of hreflang) add(version.url, BY_HREFLANG);
  }
  return { found: [...found].map(([url, by]) => ({ url, by })), isWhole };
}
