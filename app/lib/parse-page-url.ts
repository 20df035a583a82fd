import type { Result } from "#app/lib/result.ts";

/** As specified: `https://` is set before what begins with neither http:// nor https://; then it must parse. */
export function parsePageUrl(input: string): Result<string, "invalid"> {
  const text = input.trim();
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  // Chromium lets "two words" pass as a host, with %20; the standard allows no percent sign there.
  return url === null || url.hostname.includes("%")
    ? { ok: false, problem: "invalid" }
    : { ok: true, value: url.href };
}
