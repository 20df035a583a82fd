import type { IncomingHttpHeaders } from "node:http";

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export const isRedirectStatus = (status: number) => REDIRECTS.has(status);

/** Where an answer redirects to, as its server wrote it; undefined where it does not. */
export function readLocation(
  status: number,
  { location }: IncomingHttpHeaders,
): string | undefined {
  return REDIRECTS.has(status) ? location : undefined;
}
