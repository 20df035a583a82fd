/** What else search engines take for a sitemap: a list of lines, a feed. */
import { readXml, type XmlToken } from "#engine/html/xml-tokens.ts";
import { createEntryList, toAddress, type EntryList } from "./entry-list.ts";
import { tellMistake } from "./sitemap-mistakes.ts";
import type { SitemapEntry } from "#engine/site-audit/rows.ts";

type ReadPages = {
  kind: "pages";
  entries: readonly SitemapEntry[];
  isCut: boolean;
  detail?: string;
};

export function isPlainList(head: string): boolean {
  return /^\uFEFF?\s*https?:\/\/\S+\s*(?:\n|$)/i.test(head);
}

export function readPlainList(text: string): ReadPages {
  const list = createEntryList();
  for (let from = 0; from < text.length && !list.isFull();) {
    const end = text.indexOf("\n", from);
    const line = text.slice(from, end === -1 ? text.length : end);
    addAddress(list, line.replace(/^\uFEFF/, ""));
    from = end === -1 ? text.length : end + 1;
  }
  return { kind: "pages", entries: list.entries, isCut: list.isFull() };
}

/** `link`: the text of the <link> that is open. */
type Reading = { list: EntryList; isInside: boolean; link: string | null; detail?: string };

/**
 * RSS and Atom are sitemaps, too. Their dates are left out: they are of the entry, not of the page.
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#rss
 */
export function readFeed(text: string): ReadPages {
  const reading: Reading = { list: createEntryList(), isInside: false, link: null };
  const { list } = reading;
  for (const token of readXml(text)) {
    takeToken(reading, token);
    if (list.isFull()) break;
  }
  const { detail } = reading;
  const rest = { isCut: list.isFull(), ...(detail !== undefined && { detail }) };
  return { kind: "pages", entries: list.entries, ...rest };
}

function takeToken(reading: Reading, token: XmlToken) {
  if (token.kind === "mistake") {
    reading.detail = tellMistake(token).told;
  } else if (token.kind === "text") {
    if (reading.link !== null) reading.link += token.text;
  } else if (token.name === "item" || token.name === "entry") {
    reading.isInside = token.kind === "start";
  } else if (token.name === "link" && reading.isInside) {
    if (token.kind === "end") {
      addAddress(reading.list, reading.link ?? "");
      reading.link = null;
    } else if (!token.attributes.has("href")) {
      reading.link = "";
    } else if ((token.attributes.get("rel") ?? "alternate") === "alternate") {
      addAddress(reading.list, token.attributes.get("href") ?? "");
    }
  }
}

function addAddress(list: EntryList, text: string) {
  const url = toAddress(text);
  if (url !== null) list.add({ url });
}
