/**
 * A sitemap file with what the audit of a site asks of it: addresses, their dates and their language
 * versions. https://www.sitemaps.org/protocol.html and, for the versions,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
import { groupThousands } from "#lib/group-thousands.ts";
import { MAX_ADDRESS_CHARACTERS, MAX_SITEMAP_LANGUAGES } from "#engine/bounds.ts";
import { readXml, type XmlStartToken, type XmlToken } from "#engine/html/xml-tokens.ts";
import { createEntryList, toAddress, type EntryList } from "./entry-list.ts";
import { isPlainList, readFeed, readPlainList } from "./other-lists.ts";
import {
  findWrongNamespace,
  firstMistake,
  tellMistake,
  type SitemapMistake,
} from "./sitemap-mistakes.ts";
import { unknownRel } from "#engine/links/unknown-rel.ts";
import type { SitemapEntry } from "#engine/site-audit/rows.ts";

/** `detail`: a mistake in a file that was read all the same. */
export type ReadSitemap =
  | { kind: "pages"; entries: readonly SitemapEntry[]; isCut: boolean; detail?: string }
  | { kind: "index"; files: readonly string[]; isCut: boolean; detail?: string }
  | { kind: "invalid"; detail: string };

/** Longer ones are no codes of a language. */
const MAX_CODE_CHARACTERS = 100;
const TOO_LONG = `, or a longer one than ${groupThousands(MAX_ADDRESS_CHARACTERS)} characters`;
/** The root may come after a long licence, never after more than this. */
const HEAD_CHARACTERS = 10_000;

/** Addresses come back in full, without fragments; what is not one is left out. */
export function readSitemap(text: string): ReadSitemap {
  const head = text.slice(0, HEAD_CHARACTERS);
  const root = /<(?:[\w-]+:)?(urlset|sitemapindex)[\s>]/i.exec(head)?.[1]?.toLowerCase();
  if (root === undefined) {
    if (isPlainList(head)) return readPlainList(text);
    return /<(?:rss|feed|rdf:RDF)[\s>]/.test(head) ? readFeed(text) : notASitemap(head);
  }
  const { list, unreadable, mistake } = readEntries(text);
  const { entries } = list;
  const isCut = list.isFull();
  if (entries.length === 0 && unreadable > 0) {
    return { kind: "invalid", detail: `None of its <loc> holds a whole address${TOO_LONG}.` };
  }
  const detail =
    mistake?.told ??
    (unreadable > 0 ? `${unreadable} of its <loc> hold no whole address${TOO_LONG}.` : undefined);
  const rest = { isCut, ...(detail !== undefined && { detail }) };
  if (root === "urlset") return { kind: "pages", entries, ...rest };
  return { kind: "index", files: entries.map(({ url }) => url), ...rest };
}

type EntryParts = {
  loc: string;
  lastmod: string;
  hreflang: { code: string; url: string }[];
  wrongRel?: string;
};

/** What is in a file so far. */
type Reading = {
  list: EntryList;
  /** Those whose address is not one. */
  unreadable: number;
  mistake: SitemapMistake | undefined;
  /** The namespace of the open entry, and so of its own fields. */
  namespace: string;
  entry: EntryParts | null;
  field: "loc" | "lastmod" | null;
};

const isEntry = (name: string) => name === "url" || name === "sitemap";

function readEntries(text: string): Reading {
  const reading: Reading = {
    list: createEntryList(),
    unreadable: 0,
    mistake: undefined,
    namespace: "",
    entry: null,
    field: null,
  };
  for (const token of readXml(text)) {
    takeToken(reading, token);
    if (reading.list.isFull()) break;
  }
  return reading;
}

function takeToken(reading: Reading, token: XmlToken) {
  const { entry, field } = reading;
  switch (token.kind) {
    case "mistake":
      reading.mistake = firstMistake(tellMistake(token), reading.mistake);
      return;
    case "text":
      if (entry !== null && field !== null) entry[field] += token.text;
      return;
    case "start":
      reading.mistake = firstMistake(reading.mistake, findWrongNamespace(token));
      if (isEntry(token.name)) beginEntry(reading, token);
      else if (entry !== null) openField(reading, entry, token);
      return;
    case "end":
      if (token.name === "loc" || token.name === "lastmod") reading.field = null;
      else if (isEntry(token.name) && entry !== null) endEntry(reading, entry);
  }
}

function beginEntry(reading: Reading, { namespace }: XmlStartToken) {
  reading.namespace = namespace;
  reading.entry = { loc: "", lastmod: "", hreflang: [] };
}

function openField(
  reading: Reading,
  entry: EntryParts,
  { name, namespace, attributes }: XmlStartToken,
) {
  // The address of a picture or a video is in a <loc> of another namespace.
  const isOwn = namespace === reading.namespace;
  if (name === "lastmod" && isOwn) reading.field = name;
  else if (name === "loc" && isOwn && entry.loc === "") reading.field = name;
  else if (name === "link" && entry.hreflang.length < MAX_SITEMAP_LANGUAGES) {
    const code = attributes.get("hreflang");
    const url = toAddress(attributes.get("href") ?? "");
    const wrongRel = unknownRel(attributes.get("rel"));
    if (code !== undefined && wrongRel !== undefined) {
      entry.wrongRel ??= wrongRel.slice(0, MAX_CODE_CHARACTERS);
    } else if (code !== undefined && url !== null) {
      entry.hreflang.push({ code: code.slice(0, MAX_CODE_CHARACTERS), url });
    }
  }
}

function endEntry(reading: Reading, { loc, lastmod, hreflang, wrongRel }: EntryParts) {
  reading.entry = null;
  const url = toAddress(loc);
  if (url === null) {
    reading.unreadable += 1;
    return;
  }
  const date = lastmod.trim();
  reading.list.add({
    url,
    ...(date !== "" && { lastmod: date.slice(0, 40) }),
    ...(hreflang.length > 0 && { hreflang }),
    ...(wrongRel !== undefined && { wrongRel }),
  });
}

/** What is at an address where a sitemap was looked for. */
export const WEB_PAGE = "It is a web page, not a sitemap.";

function notASitemap(head: string): ReadSitemap {
  const what = /<html[\s>]|<!doctype html/i.test(head)
    ? WEB_PAGE
    : "It has neither <urlset> nor <sitemapindex>.";
  return { kind: "invalid", detail: what };
}
