import { raiseEscapes } from "#engine/address/address-key.ts";
import { trimBy } from "#lib/text/trim-by.ts";

import { MAX_ROBOTS_LINES, MAX_ROBOTS_LINE_BYTES } from "#engine/bounds.ts";

/**
 * Reads a robots.txt as Google's own parser does.
 * Standard: RFC 9309, https://www.rfc-editor.org/rfc/rfc9309
 * Model: https://github.com/google/robotstxt/blob/master/robots.cc (Apache-2.0)
 */
export type RuleKind = "allow" | "disallow";
export type LineKind = "user-agent" | RuleKind | "sitemap" | "unknown" | "empty";

export type RobotsLine = {
  /** From 1. */
  number: number;
  /** As it is in the file. */
  text: string;
  kind: LineKind;
  /** The directive's name as written; "" on an empty line. */
  key: string;
  /** What follows it, without comment; percent-encoded in rules. */
  value: string;
};

export type RobotsRule = { kind: RuleKind; pattern: string; line: number };

export type RobotsAgent = {
  /** The product token: what is compared. "" for a value that names none. */
  token: string;
  /** The word with its digits and points, such as "MJ12bot": a name that no token can be, and its crawler reads. */
  word: string;
  isGlobal: boolean;
  line: number;
};

/** Agents that are together and the rules that follow them. */
export type RobotsGroup = { agents: readonly RobotsAgent[]; rules: readonly RobotsRule[] };

export type RobotsTxt = {
  lines: readonly RobotsLine[];
  groups: readonly RobotsGroup[];
  /** Rules before any user-agent line: they bind no crawler. */
  orphans: readonly RobotsRule[];
  sitemaps: readonly string[];
  /** There are more than the 20,000 lines that are read. */
  isCut: boolean;
};

/**
 * "google" forgives what Google's parser forgives: misspelt names, a missing colon.
 * "rfc" takes RFC 9309 at its word, as other crawlers may.
 */
export type Dialect = "google" | "rfc";

/** robots.cc, ParsedRobotsKey: compared as beginnings, in this order, in any case. */
const forgivenKeys: readonly [Exclude<LineKind, "unknown" | "empty">, readonly string[]][] = [
  ["user-agent", ["user-agent", "useragent", "user agent"]],
  ["allow", ["allow"]],
  ["disallow", ["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]],
  ["sitemap", ["sitemap", "site-map"]],
];

/**
 * The file's lines, groups, stray rules and sitemaps. Bytes are read as UTF-8; every file can be
 * read, whatever it holds, up to `MAX_ROBOTS_LINES`, and only what RFC 9309 knows takes part in groups.
 */
export function parseRobotsTxt(file: string | Uint8Array, dialect: Dialect = "google"): RobotsTxt {
  const found = splitLines(toByteString(file));
  const lines = found
    .slice(0, MAX_ROBOTS_LINES)
    .map((line, index) => parseLine(line, index + 1, dialect));
  return { lines, ...collectGroups(lines), isCut: found.length > MAX_ROBOTS_LINES };
}

/** RFC 9309 2.2.1: consecutive user-agent lines share the rules that follow; other lines do not end a group. */
function collectGroups(lines: readonly RobotsLine[]): Omit<RobotsTxt, "lines" | "isCut"> {
  const groups: { agents: RobotsAgent[]; rules: RobotsRule[] }[] = [];
  const orphans: RobotsRule[] = [];
  const sitemaps: string[] = [];

  for (const { kind, value, number } of lines) {
    const group = groups.at(-1);
    if (kind === "user-agent") {
      if (!group || group.rules.length > 0) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(parseAgent(value, number));
    } else if (kind === "allow" || kind === "disallow") {
      (group ? group.rules : orphans).push({ kind, pattern: value, line: number });
    } else if (kind === "sitemap") {
      sitemaps.push(value);
    }
  }
  return { groups, orphans, sitemaps };
}

/** robots.cc, HandleUserAgent: "*" followed by white space and more is still everyone. */
export function parseAgent(value: string, line: number): RobotsAgent {
  return {
    token: extractAgentToken(value),
    word: /^[\w.-]*/.exec(value)?.[0] ?? "",
    isGlobal: /^\*(?:[ \t\n\v\f\r]|$)/.test(value),
    line,
  };
}

/** Whether a user-agent line is about a crawler by its name, in any case. */
export function namesAgent({ token, word, isGlobal }: RobotsAgent, name: string): boolean {
  const wanted = name.toLowerCase();
  return !isGlobal && [token, word].some((one) => one.toLowerCase() === wanted);
}

/** RFC 9309 2.2.1, product token. "Googlebot/2.1" names Googlebot. */
export function extractAgentToken(value: string): string {
  return /^[A-Za-z_-]*/.exec(value)?.[0] ?? "";
}

function parseLine(bytes: string, number: number, dialect: Dialect): RobotsLine {
  const text = fromByteString(bytes);
  const pair = splitPair(cutLine(bytes), dialect);
  if (!pair) return { number, text, kind: "empty", key: "", value: "" };
  const kind = dialect === "google" ? forgivingKind(pair.key) : exactKind(pair.key);
  const isPattern = kind !== "user-agent" && kind !== "sitemap";
  return {
    number,
    text,
    kind,
    key: fromByteString(pair.key),
    value: isPattern ? escapeBytes(pair.value) : fromByteString(pair.value),
  };
}

/** What is too long is dropped, a zero byte ends the text, "#" begins a comment. */
function cutLine(bytes: string): string {
  const end = bytes.search(/[\0#]/);
  return strip(
    bytes.slice(0, Math.min(MAX_ROBOTS_LINE_BYTES, end < 0 ? MAX_ROBOTS_LINE_BYTES : end)),
  );
}

/** robots.cc, GetKeyAndValueFrom: without a colon, exactly two words will do. */
function splitPair(line: string, dialect: Dialect): { key: string; value: string } | undefined {
  const colon = line.indexOf(":");
  if (colon >= 0) {
    const key = strip(line.slice(0, colon));
    return key === "" ? undefined : { key, value: strip(line.slice(colon + 1)) };
  }
  const words = /^([^ \t]+)[ \t]+([^ \t]+)$/.exec(line);
  if (!words || dialect === "rfc") return undefined;
  return { key: words[1] ?? "", value: words[2] ?? "" };
}

function forgivingKind(key: string): LineKind {
  const name = key.toLowerCase();
  const found = forgivenKeys.find(([, starts]) => starts.some((start) => name.startsWith(start)));
  return found ? found[0] : "unknown";
}

function exactKind(key: string): LineKind {
  const name = key.toLowerCase();
  return forgivenKeys.find(([kind]) => kind === name)?.[0] ?? "unknown";
}

/**
 * The form in which patterns are compared: bytes outside ASCII percent-encoded, escapes in capitals.
 * RFC 9309 2.2.2; robots.cc, MaybeEscapePattern.
 */
export function escapePattern(pattern: string): string {
  return escapeBytes(toByteString(pattern));
}

function escapeBytes(bytes: string): string {
  return raiseEscapes(bytes).replaceAll(
    /[\x80-\xFF]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** CR, LF and CR LF end a line. The last line counts even when nothing is on it. */
function splitLines(bytes: string): readonly string[] {
  return bytes.replace(/^\xEF(?:\xBB\xBF?)?/, "").split(/\r\n|\r|\n/, MAX_ROBOTS_LINES + 1);
}

/** ASCII white space only: 0xA0 may be part of a letter. */
function strip(bytes: string): string {
  return trimBy(bytes, /[ \t\n\v\f\r]/);
}

/** One character for each byte of the text's UTF-8 form, so that lengths are lengths in bytes. */
function toByteString(file: string | Uint8Array): string {
  // oxlint-disable-next-line no-control-regex -- the range is ASCII itself
  if (typeof file === "string" && /^[\x00-\x7F]*$/.test(file)) return file;
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return chunks.join("");
}

function fromByteString(bytes: string): string {
  if (!/[\x80-\xFF]/.test(bytes)) return bytes;
  const decoded = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) decoded[at] = bytes.charCodeAt(at);
  return utf8.decode(decoded);
}

/** One for all lines: making it costs more than its work on a line. */
const utf8 = new TextDecoder();
