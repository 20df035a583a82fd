import type { PageLook } from "./judge-server-access.ts";

/** What the status and the headers of one answer say, by lower-case names. */
export function readLookHead(
  status: number,
  location: string | undefined,
  headers: Readonly<Record<string, string>>,
): Pick<PageLook, "status" | "location" | "price" | "isOfCloudflare"> {
  const price = headers["crawler-price"];
  return {
    status,
    ...(location !== undefined && { location }),
    ...(price !== undefined && { price }),
    ...(/^cloudflare/i.test(headers["server"] ?? "") && { isOfCloudflare: true as const }),
  };
}
