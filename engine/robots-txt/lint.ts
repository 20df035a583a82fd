/**
 * What is wrong with a robots.txt, line by line.
 * Errors are those of Lighthouse's robots-txt audit, word for word, so that the two agree:
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/seo/robots-txt.js (Apache-2.0)
 * Warnings and notes are ours; each says what crawlers do with the line.
 */
import { closingLine } from "./closing-line.ts";
import { MAX_ROBOTS_BYTES } from "#engine/bounds.ts";
import { findOddAgents, findRepeatedAgents } from "./agent-findings.ts";
import { findCloudflareBlock, findOpenedPaths } from "./group-findings.ts";
import { isUtf16 } from "./is-utf16.ts";
import { parseRobotsTxt, type RobotsLine, type RobotsTxt } from "./parse.ts";
import { at, type RobotsFinding } from "./robots-finding.ts";
import { findUsageSignals } from "./usage-signals.ts";
import { capitalise } from "#lib/text/capitalise.ts";
import { ownValue } from "#lib/own-value.ts";

/** Lighthouse, DIRECTIVE_SAFELIST; and two lines of published drafts that it does not know yet. */
const knownDirectives = new Set([
  "user-agent",
  "disallow",
  "allow",
  "sitemap",
  "crawl-delay",
  "clean-param",
  "host",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
  "content-usage",
  "license",
]);

/** https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec: these four alone are read. */
const readByGoogle = new Set(["user-agent", "allow", "disallow", "sitemap"]);

/** Everything found in a file, as text or as bytes, by line. A file without faults has none. */
export function lintRobotsTxt(file: string | Uint8Array): readonly RobotsFinding[] {
  if (isUtf16(typeof file === "string" ? file : new TextDecoder().decode(file))) return [UTF16];
  const robots = parseRobotsTxt(file);
  return [
    ...findSyntaxErrors(robots.lines),
    ...findUnreadLines(robots.lines),
    ...findForeignBytes(robots.lines),
    ...findClosedSite(robots),
    ...findOpenedPaths(robots),
    ...findCloudflareBlock(robots),
    ...findJoinedSitemaps(robots.lines),
    ...findIgnoredDirectives(robots.lines),
    ...findRepeatedAgents(robots),
    ...findOddAgents(robots),
    ...findUsageSignals(robots),
    ...findUnencodedPaths(robots.lines),
  ].toSorted((a, b) => a.line - b.line);
}

/** RFC 9309 2.3 */
const UTF16: RobotsFinding = {
  line: 1,
  text: "",
  severity: "error",
  message: "The file is UTF-16",
  hint: "Crawlers read robots.txt as UTF-8 and find no rule in it, so everything may be crawled. Save it as UTF-8.",
};

/** Lighthouse, validateRobots: one error a line at most, but for a rule that also lacks its agent. */
export function findSyntaxErrors(lines: readonly RobotsLine[]): readonly RobotsFinding[] {
  const findings: RobotsFinding[] = [];
  let isInGroup = false;

  for (const line of lines) {
    const pair = splitStrictly(line.text);
    if (pair === undefined) continue;
    const message = pair === "no colon" ? "Syntax not understood" : findPairError(pair);
    if (message !== undefined) {
      findings.push({ ...at(line, "error"), message, ...explainForgiven(line, message) });
    } else if (pair !== "no colon" && pair.name === "user-agent") {
      isInGroup = true;
    } else if (pair !== "no colon" && !isInGroup && isRule(pair.name)) {
      findings.push({
        ...at(line, "error"),
        message: "No user-agent specified",
        hint: "A rule binds nobody until there is a User-agent line above it.",
      });
    }
  }
  return findings;
}

function splitStrictly(text: string) {
  const bare = (text.split("#", 1)[0] ?? "").trim();
  if (bare === "") return undefined;
  const colon = bare.indexOf(":");
  if (colon < 0) return "no colon";
  return { name: bare.slice(0, colon).trim().toLowerCase(), value: bare.slice(colon + 1).trim() };
}

function findPairError({ name, value }: { name: string; value: string }): string | undefined {
  if (!knownDirectives.has(name)) return "Unknown directive";
  if (name === "sitemap") return findSitemapError(value);
  if (name === "user-agent" && value === "") return "No user-agent specified";
  if (!isRule(name) || value === "") return undefined;
  if (!/^[/*]/.test(value)) return 'Pattern should either be empty, start with "/" or "*"';
  if (/\$./s.test(value)) return '"$" should only be used at the end of the pattern';
  return undefined;
}

function findSitemapError(value: string): string | undefined {
  if (!URL.canParse(value)) return "Invalid sitemap URL";
  const { protocol } = new URL(value);
  return ["https:", "http:", "ftp:"].includes(protocol)
    ? undefined
    : "Invalid sitemap URL protocol";
}

function isRule(name: string): boolean {
  return name === "allow" || name === "disallow";
}

/** Google forgives some of what Lighthouse calls an error. */
function explainForgiven({ kind }: RobotsLine, message: string): { hint?: string } {
  const isForgivable = message === "Unknown directive" || message === "Syntax not understood";
  if (!isForgivable || kind === "empty" || kind === "unknown") return {};
  const name = capitalise(kind);
  return { hint: `Google reads it as ${name}; other crawlers may not. Write "${name}:".` };
}

/** RFC 9309 2.3: the file is UTF-8. What is not stands for no letter, and the line matches nothing. */
function findForeignBytes(lines: readonly RobotsLine[]): readonly RobotsFinding[] {
  return lines
    .filter(({ kind, text }) => kind !== "empty" && text.split("#", 1)[0]?.includes("\uFFFD"))
    .map((line) => ({
      ...at(line, "error"),
      message: "The line is not UTF-8",
      hint: "It matches no address. Save the file as UTF-8, or write the letters percent-encoded.",
    }));
}

/**
 * Google recommends the encoded form since 23 October 2026:
 * https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec
 */
function findUnencodedPaths(lines: readonly RobotsLine[]): readonly RobotsFinding[] {
  return lines
    .filter(({ kind, text }) => isRule(kind) && /^[^#]*[^\p{ASCII}#]/u.test(text))
    .filter(({ text }) => !text.includes("\uFFFD"))
    .map((line) => ({
      ...at(line, "note"),
      message: "The path has letters outside ASCII",
      hint: `It works. Google recommends the encoded form: ${capitalise(line.kind)}: ${line.value}`,
    }));
}

/** https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#sitemap */
function findJoinedSitemaps(lines: readonly RobotsLine[]): readonly RobotsFinding[] {
  return lines
    .filter(({ kind, value }) => kind === "sitemap" && countAddresses(value) > 1)
    .map((line) => ({
      ...at(line, "warning"),
      message: "This line names more than one sitemap",
      hint: "Crawlers take the whole value for one address. Write a Sitemap line for each.",
    }));
}

function countAddresses(value: string): number {
  return value.split(/[\s,;]/).filter((part) => /^https?:\/\//i.test(part)).length;
}

function findUnreadLines(lines: readonly RobotsLine[]): readonly RobotsFinding[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const line of lines) {
    bytes += encoder.encode(line.text).length + 1;
    if (bytes - 1 > MAX_ROBOTS_BYTES) {
      return [
        {
          ...at(line, "error"),
          message: "The file is longer than 500 KiB",
          hint: "Google reads the first 500 KiB. This line is cut off and those below are not read.",
        },
      ];
    }
  }
  return [];
}

/** "Disallow: /" for everyone, with nothing allowed beside it. */
function findClosedSite({ groups, lines }: RobotsTxt): readonly RobotsFinding[] {
  const rules = groups
    .filter((group) => group.agents.some((agent) => agent.isGlobal))
    .flatMap((group) => group.rules);
  const line = lines[(closingLine(rules) ?? 0) - 1];
  if (line === undefined) return [];
  return [
    {
      ...at(line, "warning"),
      message: "This line closes the whole site",
      hint: "Every crawler without a group of its own may read nothing. Search engines are crawlers too.",
    },
  ];
}

function findIgnoredDirectives(lines: readonly RobotsLine[]): readonly RobotsFinding[] {
  return lines
    .filter(({ kind, key }) => kind === "unknown" && knownDirectives.has(key.toLowerCase()))
    .filter(({ key }) => !readByGoogle.has(key.toLowerCase()))
    .map((line) => ({
      ...at(line, "note"),
      message: `Google ignores ${line.key}`,
      hint: ownValue(ignoredHints, line.key.toLowerCase()) ?? "Some other crawlers read it.",
    }));
}

const ignoredHints: Record<string, string> = {
  "crawl-delay": "Bing and Anthropic obey it. Yandex has not since 2018.",
  "clean-param": "Yandex reads it.",
  host: "Nobody reads it: Yandex was the last, until 2018.",
  "content-signal": "Cloudflare’s way to say how a text may be used: a wish, not a rule.",
  "content-usage": "A draft of the IETF to say how a text may be used: a wish, not a rule.",
  license: "Really Simple Licensing (RSL 1.0) names the terms of use: a wish, not a rule.",
  noindex: "To keep a page out of the index, let it be read and put noindex in the page itself.",
};
