import type { IncomingHttpHeaders } from "node:http";

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export const isRedirectStatus = (status: number) => REDIRECTS.has(status);

/**
 * Where an answer redirects to, as its server wrote it; undefined where it does not. Browsers read
 * the bytes of a Location as UTF-8; Node gives one character a byte.
 */
export function readLocation(
  status: number,
  { location }: IncomingHttpHeaders,
): string | undefined {
  if (!REDIRECTS.has(status) || location === undefined) return undefined;
  return Buffer.from(location, "latin1").toString("utf8");
}
