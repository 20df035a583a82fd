import { knownNames } from "./known-names.ts";

/**
 * The crawlers' names in what somebody types or pastes: tokens, with their versions or without, or
 * whole User-Agent headers, one a line. RFC 9309 2.2.1
 */
export function readAgents(typed: string): readonly string[] {
  const names = typed.split("\n").flatMap((line) => {
    const text = line.replace(/^\s*user-agent\s*:/i, "").trim();
    if (/^mozilla\/|compatible;/i.test(text)) return nameInHeader(text);
    return text
      .replaceAll(/\([^)]*\)?/g, " ")
      .split(",")
      .map(readName);
  });
  return [...new Set(names.filter((name) => name !== ""))];
}

/** Some have what no token has: MJ12bot, 360Spider, archive.org_bot. */
function readName(text: string): string {
  const words = text.match(/[\w-]+(?:\.[\w-]+)*/g) ?? [];
  return words.find((word) => /[a-z]/i.test(word)) ?? "";
}

/** What crawlers say that they are compatible with, or that they are made of. */
const BROWSERS = /^(?:mozilla|msie|applewebkit|khtml|gecko|chrome|safari)$/i;
const known = new Map(knownNames.map((name) => [name.toLowerCase(), name]));

/**
 * Of a header that is a browser's in part, the crawler's name: one that we know, else what stands after
 * "compatible;", else what calls itself a crawler, else the product that the header begins with.
 * https://www.rfc-editor.org/rfc/rfc9110#name-user-agent
 */
function nameInHeader(header: string): string {
  const parts = header
    .replaceAll(/\(like [^()]*\)/gi, " ")
    .split(/[\s;()]+/)
    // Where the crawler is described, and whom to write to.
    .filter((part) => !part.includes("@") && !/^\+?https?:/i.test(part))
    .map(readName)
    .filter((name) => name !== "" && !BROWSERS.test(name));
  const compatible = parts.findIndex((part) => part.toLowerCase() === "compatible");
  return (
    known.get(parts.find((part) => known.has(part.toLowerCase()))?.toLowerCase() ?? "") ??
    parts.find((part) => /bot|crawler|spider|slurp/i.test(part)) ??
    parts[compatible < 0 ? parts.length : compatible + 1] ??
    (/^mozilla/i.test(header) ? "Mozilla" : (parts[0] ?? ""))
  );
}
