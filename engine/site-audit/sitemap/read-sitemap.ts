/**
 * A sitemap file with what the audit of a site asks of it: addresses, their dates and their language
 * versions. https://www.sitemaps.org/protocol.html and, for the versions,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
import {
  MAX_ADDRESS_CHARACTERS,
  MAX_SITEMAP_CHARACTERS,
  MAX_SITEMAP_ENTRIES,
} from "#engine/bounds.ts";
import { readXml, type XmlToken } from "#engine/html/xml-tokens.ts";
import type { SitemapEntry } from "#engine/site-audit/rows.ts";

/** `detail`: a mistake in a file that was read all the same. */
export type ReadSitemap =
  | { kind: "pages"; entries: readonly SitemapEntry[]; isCut: boolean; detail?: string }
  | { kind: "index"; files: readonly string[]; isCut: boolean; detail?: string }
  | { kind: "invalid"; detail: string };

const MAX_LANGUAGES = 200;
/** The root may come after a long licence, never after more than this. */
const HEAD_CHARACTERS = 10_000;

/** Addresses come back in full, without fragments; what is none is left out. */
export function readSitemap(text: string): ReadSitemap {
  const head = text.slice(0, HEAD_CHARACTERS);
  const root = /<(?:[\w-]+:)?(urlset|sitemapindex)[\s>]/i.exec(head)?.[1]?.toLowerCase();
  if (root === undefined) {
    if (isPlainList(head)) return readPlainList(text);
    return /<(?:rss|feed|rdf:RDF)[\s>]/.test(head) ? readFeed(text) : notASitemap(head);
  }

  const entries: SitemapEntry[] = [];
  const files: string[] = [];
  let unreadable = 0;
  let characters = 0;
  let isCut = false;
  let entry: { loc: string; lastmod: string; hreflang: { code: string; url: string }[] } | null =
    null;
  let field: "loc" | "lastmod" | null = null;
  const nesting = createNesting();
  for (const token of readXml(text)) {
    nesting.take(token);
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
      for (const { url } of [{ url: address ?? "" }, ...entry.hreflang]) characters += url.length;
      entry = null;
      if (
        entries.length + files.length >= MAX_SITEMAP_ENTRIES ||
        characters > MAX_SITEMAP_CHARACTERS
      ) {
        isCut = true;
        break;
      }
    }
  }
  const mistake = (isCut ? undefined : nesting.end()) ?? findBareAmpersand(text);
  if (root === "sitemapindex") {
    return { kind: "index", files, isCut, ...(mistake !== undefined && { detail: mistake }) };
  }
  if (entries.length === 0 && unreadable > 0) {
    return { kind: "invalid", detail: "None of its <loc> holds a whole address." };
  }
  const detail =
    mistake ?? (unreadable > 0 ? `${unreadable} of its <loc> hold no whole address.` : undefined);
  return { kind: "pages", entries, isCut, ...(detail !== undefined && { detail }) };
}

/** Whether each element is closed, and in its order: a browser and Google stop at the first that is not. */
function createNesting() {
  const open: { name: string; line: number }[] = [];
  let mistake: string | undefined;
  return {
    take(token: XmlToken) {
      if (mistake !== undefined || token.kind === "text") return;
      if (token.kind === "start") {
        if (!token.isEmpty) open.push({ name: token.name, line: token.line });
        return;
      }
      const last = open.pop();
      if (last?.name === token.name) return;
      mistake = `Its XML is broken: line ${token.line} closes <${token.name}>, and <${last?.name ?? "nothing"}> is open.`;
    },
    end(): string | undefined {
      const last = open.at(-1);
      if (mistake === undefined && last !== undefined) {
        return `Its XML is broken: the <${last.name}> of line ${last.line} is never closed.`;
      }
      return mistake;
    },
  };
}

const BARE_AMPERSAND = /&(?!#\d+;|#x[\da-f]+;|[\w:.-]+;)/i;
const LITERAL = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;

/** XML has "&" as "&amp;" alone. */
function findBareAmpersand(text: string): string | undefined {
  if (!BARE_AMPERSAND.test(text)) return undefined;
  // Comments and CDATA may have it; their lines stay.
  const plain = text.replace(LITERAL, (whole) => whole.replace(/[^\n]/g, ""));
  const at = plain.search(BARE_AMPERSAND);
  if (at === -1) return undefined;
  return `Its XML is broken: line ${plain.slice(0, at).split("\n").length} has a bare “&”, which XML writes as “&amp;”.`;
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
  const trimmed = text.trim();
  if (trimmed.length > MAX_ADDRESS_CHARACTERS) return null;
  const url = URL.parse(trimmed);
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

/** What stands at an address where a sitemap was looked for. */
export const WEB_PAGE = "It is a web page, not a sitemap.";

/**
 * RSS and Atom are sitemaps, too. Their dates are left out: they are of the entry, not of the page.
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#rss
 */
function readFeed(text: string): ReadSitemap {
  const entries: SitemapEntry[] = [];
  let isInside = false;
  let link: string | null = null;
  for (const token of readXml(text)) {
    if (token.kind === "text") {
      if (link !== null) link += token.text;
    } else if (token.name === "item" || token.name === "entry") isInside = token.kind === "start";
    else if (token.name === "link" && isInside) {
      if (token.kind === "end") {
        addEntry(entries, link ?? "");
        link = null;
      } else if (token.attributes.has("href")) {
        const { attributes } = token;
        if ((attributes.get("rel") ?? "alternate") === "alternate") {
          addEntry(entries, attributes.get("href") ?? "");
        }
      } else if (!token.isEmpty) link = "";
    }
    if (entries.length >= MAX_SITEMAP_ENTRIES) return { kind: "pages", entries, isCut: true };
  }
  return { kind: "pages", entries, isCut: false };
}

function addEntry(entries: SitemapEntry[], link: string) {
  const url = toAddress(link);
  if (url !== null) entries.push({ url });
}

function notASitemap(head: string): ReadSitemap {
  const what = /<html[\s>]|<!doctype html/i.test(head)
    ? WEB_PAGE
    : "It has neither <urlset> nor <sitemapindex>.";
  return { kind: "invalid", detail: what };
}
