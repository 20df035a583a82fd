import type { Result } from "#lib/result.ts";

/** The address of a page on the web, written out in full; null for anything else. */
export function parseWebUrl(text: string): URL | null {
  const url = URL.parse(text.trim());
  // Chromium lets "two words" pass as a host, with %20; the standard allows no percent sign there.
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !url.hostname.includes("%");
  return isWeb ? url : null;
}

/**
 * As agreed (docs/agreed.md, tools): `https://` is set before what begins with neither http:// nor https://, in any case of
 * letters; then it must parse. Gives the whole address as the URL Standard writes it, or "invalid".
 */
export function parsePageUrl(input: string): Result<string, "invalid"> {
  const text = input.trim();
  const url = parseWebUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url ? { ok: true, value: url.href } : { ok: false, problem: "invalid" };
}
