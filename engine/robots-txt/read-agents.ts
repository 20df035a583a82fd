import { knownNames } from "#engine/robots-txt/known-names.ts";

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
      .map((name) => /[A-Za-z_-]+/.exec(name)?.[0] ?? "");
  });
  return [...new Set(names.filter((name) => name !== ""))];
}

/** What a header says of a crawler's likeness and its home names others, or the crawler once more. */
const ASIDE = /\(like [^)]*\)|\+?https?:\/\/[^\s;)]+|\S+@\S+/gi;
/** What crawlers say that they are compatible with, or that they are made of. */
const BROWSERS = /^(?:mozilla|msie|applewebkit|khtml|gecko|chrome|safari)$/i;
const known = new Map(knownNames.map((name) => [name.toLowerCase(), name]));

/**
 * Of a header that is a browser's in part, the crawler's name: one that we know, else what stands after
 * "compatible;", else what calls itself a crawler, else the product that the header begins with.
 * https://www.rfc-editor.org/rfc/rfc9110#name-user-agent
 */
function nameInHeader(header: string): string {
  const text = header.replaceAll(ASIDE, " ");
  const words = text.match(/[A-Za-z_-]+/g) ?? [];
  const compatible = /compatible;\s*([A-Za-z_-]+)/i.exec(text)?.[1] ?? "";
  const [first = ""] = words;
  const candidates = [
    known.get(words.find((word) => known.has(word.toLowerCase()))?.toLowerCase() ?? "") ?? "",
    BROWSERS.test(first) ? "" : first,
    compatible,
    words.find((word) => /bot|crawler|spider|slurp/i.test(word)) ?? "",
  ];
  return candidates.find((name) => name !== "" && !BROWSERS.test(name)) ?? first;
}
