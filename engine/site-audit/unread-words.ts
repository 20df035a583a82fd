import type { PageNotReadReason } from "./rows.ts";

/** Why nothing of an address was judged as a page: it was not asked, or its answer is no page. */
export type UnreadReason = PageNotReadReason | "refused" | "not-html" | "unreadable";

export type UnreadCount = { reason: UnreadReason; addresses: number };

/** Above the list of reasons. */
export const UNREAD_HEAD = "Addresses that were not read";

/** Behind a number of addresses, on screen, on paper and in files. */
export const unreadWords: Record<UnreadReason, string> = {
  limit: "more than the limit of pages",
  depth: "more clicks from the start than we follow",
  stopped: "the reading ended before their turn",
  robots: "closed to our reader by robots.txt",
  refused: "the server refuses our reader (401, 403 or 429)",
  timeout: "no answer in time",
  unreachable: "the server could not be reached",
  tls: "no secure connection",
  "not-public": "not on a public server",
  "too-large": "too large",
  // Of reports that were kept before files were left out.
  "not-html": "not HTML: a file, a picture or a feed",
  unreadable: "HTML that could not be read",
  tracking: "a page of the site with parameters that track, share or print, or a session",
  trap: "one of many alike: a calendar, a sorted or filtered list",
  acts: "opening it would do something, such as fill a basket",
};
