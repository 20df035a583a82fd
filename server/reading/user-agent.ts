import { READER_TOKEN } from "#engine/live/bounds.ts";

/** What a robots.txt names to shut us out. */
export const AGENT_TOKEN = READER_TOKEN;

/** Who we are and where that is explained; the same for every site. */
export function createUserAgent(siteUrl: string): string {
  return `${AGENT_TOKEN}/1.0 (+${new URL(siteUrl).origin}/reader)`;
}

/**
 * Whether a request comes from a reader of ours, this one or another's: it is to be answered 403,
 * or two sites could read each other for ever.
 */
export function isOwnAgent(userAgent: string | null | undefined): boolean {
  return userAgent?.toLowerCase().includes(AGENT_TOKEN.toLowerCase()) ?? false;
}
