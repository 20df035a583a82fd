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

/** Of a header that begins like a browser's, the part that names the crawler. */
function nameInHeader(header: string): string {
  return (
    /compatible;\s*([A-Za-z_-]+)/i.exec(header)?.[1] ??
    header.match(/[A-Za-z_-]+/g)?.find((word) => /bot|crawler|spider/i.test(word)) ??
    "Mozilla"
  );
}
