/**
 * What a page's robots meta elements (and a given X-Robots-Tag) say.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
import { attribute, elementsOf, type HtmlDocument, type HtmlElement } from "./html-document.ts";

export type RobotsMeta = { name: string; content: string; element: HtmlElement };

const ROBOTS_META_NAMES = [
  "robots",
  "googlebot",
  "googlebot-news",
  "bingbot",
  "duckduckbot",
  "archive.org_bot",
  "oai-searchbot",
  "claude-searchbot",
  "perplexitybot",
  "applebot",
  "amazonbot",
  "yandex",
];

/** Robots meta elements in document order, whichever part of the page they are in. */
export function readRobotsMetas(document: HtmlDocument): readonly RobotsMeta[] {
  return elementsOf(document, "meta").flatMap((element) => {
    const name = attribute(element, "name")?.toLowerCase().trim() ?? "";
    return ROBOTS_META_NAMES.includes(name)
      ? [{ name, content: attribute(element, "content") ?? "", element }]
      : [];
  });
}

/** One X-Robots-Tag rule: for one crawler by its name in small letters, or with null for all of them. */
export type RobotsHeader = { agent: string | null; content: string; header: string };

/** Directives that have a value after a colon, as a crawler's name has directives after one. */
const VALUED = "unavailable_after|max-snippet|max-image-preview|max-video-preview";
const NEXT_AGENT = new RegExp(`,\\s*(?=(?!(?:${VALUED})\\s*:)\\d*[a-z*][\\w.*-]*\\s*:)`, "i");
const AGENT = new RegExp(`^(?!(?:${VALUED})\\s*:)(\\d*[a-z*][\\w.*-]*)\\s*:`, "i");

/**
 * The rules of X-Robots-Tag headers, one header a line, with the header's name or without it; several
 * that were joined by commas are separated where the next one names its crawler.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
export function readRobotsHeaders(headers: string): readonly RobotsHeader[] {
  return headers
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*x-robots-tag\s*:/i, ""))
    .flatMap((line) => line.split(NEXT_AGENT))
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((header) => {
      const named = AGENT.exec(header);
      const agent = named?.[1]?.toLowerCase() ?? "*";
      return {
        agent: agent === "*" ? null : agent,
        content: named === null ? header : header.slice(named[0].length).trim(),
        header,
      };
    });
}

/** The first of these headers that forbids indexing to this crawler (null: to one without rules of its own). */
export function findBlockingHeader(
  headers: string,
  agent: string | null,
  now: number,
): string | null {
  return findHeader(headers, agent, (content) => forbidsIndexing(content, now));
}

/** The first of these headers that forbids this crawler to follow the links of the page. */
export function findNofollowHeader(headers: string, agent: string | null): string | null {
  return findHeader(headers, agent, forbidsFollowing);
}

/** The first of these headers that forbids this crawler to show any text of the page. */
export function findSnippetHeader(headers: string, agent: string | null): string | null {
  return findHeader(headers, agent, forbidsSnippet);
}

function findHeader(
  headers: string,
  agent: string | null,
  forbids: (content: string) => boolean,
): string | null {
  const found = readRobotsHeaders(headers).find(
    (rule) => (rule.agent === null || rule.agent === agent?.toLowerCase()) && forbids(rule.content),
  );
  return found?.header ?? null;
}

/** The directives of one content or header in small letters, in their order. */
export function splitDirectives(content: string): readonly string[] {
  return content
    .replace(/(unavailable_after\s*:\s*[a-z]+),/gi, "$1")
    .split(",")
    .map((directive) => directive.trim().toLowerCase())
    .filter((directive) => directive !== "");
}

/** `none` is short for `noindex, nofollow`; a date in `unavailable_after` counts once it has passed. */
export function forbidsIndexing(content: string, now: number): boolean {
  return splitDirectives(content).some(
    (directive) =>
      directive === "noindex" || directive === "none" || isPastUnavailableAfter(directive, now),
  );
}

/** Whether no link of the page may be followed: nofollow, or none, which says both. */
export function forbidsFollowing(content: string): boolean {
  return splitDirectives(content).some(
    (directive) => directive === "nofollow" || directive === "none",
  );
}

/** Whether no text may be under the title: nosnippet, which max-snippet:0 says too. */
export function forbidsSnippet(content: string): boolean {
  return splitDirectives(content).some((directive) =>
    /^(?:nosnippet|max-snippet\s*:\s*0+)$/.test(directive),
  );
}

function isPastUnavailableAfter(directive: string, now: number): boolean {
  const date = /^unavailable_after:(.+)$/.exec(directive)?.[1];
  if (date === undefined) return false;
  const time = Date.parse(date);
  return !Number.isNaN(time) && time < now;
}
