import type { Result } from "#lib/result.ts";

const PLACE_ID = /^[A-Za-z0-9_-]{20,}$/;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The page where a review is written. A Google place ID becomes its review link; anything else must
 * be an address of the web.
 */
export function readReviewLink(typed: string): Result<string, "empty" | "noAddress"> {
  const text = typed.trim();
  if (text === "") return { ok: false, problem: "empty" };
  if (PLACE_ID.test(text)) {
    return {
      ok: true,
      value: `https://search.google.com/local/writereview?placeid=${encodeURIComponent(text)}`,
    };
  }

  const address = HAS_SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return { ok: false, problem: "noAddress" };
  const { protocol, hostname, href } = new URL(address);
  const isWebPage = (protocol === "https:" || protocol === "http:") && hostname.includes(".");
  return isWebPage ? { ok: true, value: href } : { ok: false, problem: "noAddress" };
}
