/**
 * A sitemap file with what the audit of a site asks of it: addresses, their dates and their language
 * versions. https://www.sitemaps.org/protocol.html and, for the versions,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
import { readXml } from "#engine/html/xml-tokens.ts";
import type { SitemapEntry } from "#engine/site-audit/rows.ts";

export type ReadSitemap =
  | { kind: "pages"; entries: readonly SitemapEntry[]; isCut: boolean; detail?: string }
  | { kind: "index"; files: readonly string[]; isCut: boolean }
  | { kind: "invalid"; detail: string };

/** The protocol's own limit for one file. */
export const MAX_SITEMAP_ENTRIES = 50_000;
const MAX_LANGUAGES = 200;
/** The root may come after a long licence, never after more than this. */
const HEAD_CHARACTERS = 10_000;

/** Addresses come back in full, without fragments; what is none is left out. */
export function readSitemap(text: string): ReadSitemap {
  const head = text.slice(0, HEAD_CHARACTERS);
  const root = /<(?:[\w-]+:)?(urlset|sitemapindex)[\s>]/i.exec(head)?.[1]?.toLowerCase();
  if (root === undefined) return isPlainList(head) ? readPlainList(text) : notASitemap(head);

  const entries: SitemapEntry[] = [];
  const files: string[] = [];
  let unreadable = 0;
  let isCut = false;
  let entry: { loc: string; lastmod: string; hreflang: { code: string; url: string }[] } | null =
    null;
  let field: "loc" | "lastmod" | null = null;
  for (const token of readXml(text)) {
    if (token.kind === "text") {
      if (entry !== null && field !== null) entry[field] += token.text;
    } else if (token.kind === "start") {
      if (token.name === "url" || token.name === "sitemap") {
        entry = { loc: "", lastmod: "", hreflang: [] };
      } else if (entry !== null && (token.name === "loc" || token.name === "lastmod")) {
        // The address of a picture or a video stands in a <loc> of its own, under a prefix.
        field = entry.loc === "" || token.name === "lastmod" ? token.name : null;
      } else if (entry !== null && token.name === "link") {
        const code = token.attributes.get("hreflang");
        const href = toAddress(token.attributes.get("href") ?? "");
        if (code !== undefined && href !== null && entry.hreflang.length < MAX_LANGUAGES) {
          entry.hreflang.push({ code, url: href });
        }
      }
    } else if (token.name === "loc" || token.name === "lastmod") field = null;
    else if ((token.name === "url" || token.name === "sitemap") && entry !== null) {
      const address = toAddress(entry.loc);
      if (address === null) unreadable += 1;
      else if (root === "sitemapindex") files.push(address);
      else entries.push(toEntry(address, entry));
      entry = null;
      if (entries.length + files.length >= MAX_SITEMAP_ENTRIES) {
        isCut = true;
        break;
      }
    }
  }
  if (root === "sitemapindex") return { kind: "index", files, isCut };
  if (entries.length === 0 && unreadable > 0) {
    return { kind: "invalid", detail: "None of its <loc> holds a whole address." };
  }
  return {
    kind: "pages",
    entries,
    isCut,
    ...(unreadable > 0 && { detail: `${unreadable} of its <loc> hold no whole address.` }),
  };
}

function toEntry(
  url: string,
  { lastmod, hreflang }: { lastmod: string; hreflang: SitemapEntry["hreflang"] & object },
): SitemapEntry {
  const date = lastmod.trim();
  return {
    url,
    ...(date !== "" && { lastmod: date.slice(0, 40) }),
    ...(hreflang.length > 0 && { hreflang }),
  };
}

/** Google asks for whole addresses; a relative one is none. */
function toAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  return url.href;
}

function isPlainList(head: string): boolean {
  return /^\uFEFF?\s*https?:\/\/\S+\s*(?:\n|$)/i.test(head);
}

function readPlainList(text: string): ReadSitemap {
  const lines = text.split("\n", MAX_SITEMAP_ENTRIES + 1);
  const entries = lines.slice(0, MAX_SITEMAP_ENTRIES).flatMap((line) => {
    const url = toAddress(line.replace(/^\uFEFF/, ""));
    return url === null ? [] : [{ url }];
  });
  return { kind: "pages", entries, isCut: lines.length > MAX_SITEMAP_ENTRIES };
}

function notASitemap(head: string): ReadSitemap {
  const what = /<html[\s>]|<!doctype html/i.test(head)
    ? "It is a web page, not a sitemap."
    : "It has neither <urlset> nor <sitemapindex>.";
  return { kind: "invalid", detail: what };
}
