/** A page as the server read it: the input of every judge in this room. */
import { decodeHtml } from "#engine/html/decode-html.ts";
import type { AuditContext } from "#engine/html/page-facts.ts";

/** One answer on the way: an address, its status, and where it sent us. */
export type LiveHop = { url: string; status: number; location?: string };

export type ReadPage = {
  /** The last one's, after all redirects. */
  url: string;
  hops: readonly LiveHop[];
  status: number;
  /** Names in lower case; several of one name joined by ", ". */
  headers: Readonly<Record<string, string>>;
  /** Unpacked, in the page's own encoding. */
  bytes: Uint8Array;
  /** Milliseconds from asking for the last address to its headers, from our server. */
  firstByteMs: number;
  robots: RobotsFile;
};

/**
 * A robots.txt as it was read, for one page and for a whole site.
 * https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#http-status-codes
 */
export type RobotsFile = {
  url: string;
  /** Absent where it was not asked in this reading. */
  hops?: readonly LiveHop[];
  /** Null: no answer came. */
  status: number | null;
  /**
   * "file": its rules bind. "none": every page may be crawled (4xx, or more than five redirects).
   * "unavailable": crawlers stay away at first (5xx, 429, no answer).
   */
  kind: "file" | "none" | "unavailable";
  /** At most 500 KiB; empty unless there is a file. */
  text: string;
  /** In words, what is wrong; absent for a file. */
  detail?: string;
};

/** One of several pages asked for: read, or not and why, in a sentence. */
export type PageOrReason = { url: string } & ({ page: ReadPage } | { detail: string });

export type DecodedPage = { html: string; encoding: NonNullable<AuditContext["encoding"]> };

/**
 * The page's text. A byte order mark first, then what the response header says, then what the page
 * declares: https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodePage({ bytes, headers }: Pick<ReadPage, "bytes" | "headers">): DecodedPage {
  const charset = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(headers["content-type"] ?? "")?.[1];
  const { text, encoding: used, ...said } = decodeHtml(bytes, charset);
  return { html: text, encoding: { used, ...said } };
}

/** The rules of the site, as text; undefined where nothing is known of them. */
export function robotsText({ kind, text }: RobotsFile): string | undefined {
  if (kind === "none") return "";
  return kind === "file" ? text : undefined;
}

/** What the audit may rest on beside the HTML. `now` is a moment in ms since 1970. */
export function contextOf(
  page: ReadPage,
  encoding: DecodedPage["encoding"],
  now: number,
): AuditContext {
  const robotsTxt = robotsText(page.robots);
  return {
    url: page.url,
    httpStatus: page.status,
    xRobotsTag: page.headers["x-robots-tag"] ?? "",
    linkHeader: page.headers["link"] ?? "",
    refreshHeader: page.headers["refresh"] ?? "",
    ...(robotsTxt !== undefined && { robotsTxt }),
    encoding,
    now,
  };
}
