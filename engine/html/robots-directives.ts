/**
 * What a page's robots meta elements (and a given X-Robots-Tag) say.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
import {
  attribute,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";

export type RobotsMeta = { name: string; content: string; element: HtmlElement };

const ROBOTS_META_NAMES = [
  "robots",
  "googlebot",
  "googlebot-news",
  "bingbot",
  "duckduckbot",
  "archive.org_bot",
];

/** Robots meta elements in document order, whichever part of the page they stand in. */
export function readRobotsMetas(document: HtmlDocument): readonly RobotsMeta[] {
  return elementsOf(document, "meta").flatMap((element) => {
    const name = attribute(element, "name")?.toLowerCase().trim() ?? "";
    return ROBOTS_META_NAMES.includes(name)
      ? [{ name, content: attribute(element, "content") ?? "", element }]
      : [];
  });
}

/** The directives of one content or header in small letters, in their order. */
export function splitDirectives(content: string): readonly string[] {
  return content
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

function isPastUnavailableAfter(directive: string, now: number): boolean {
  const date = /^unavailable_after:(.+)$/.exec(directive)?.[1];
  if (date === undefined) return false;
  const time = Date.parse(date);
  return !Number.isNaN(time) && time < now;
}
