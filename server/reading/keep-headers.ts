import type { IncomingHttpHeaders } from "node:http";

import { ownValue } from "#lib/own-value.ts";

/** What a finding may rest on. Cookies, tokens and whatever else a server sends stay out. */
const KEPT = [
  "age",
  "cache-control",
  "content-encoding",
  "content-language",
  "content-length",
  "content-security-policy",
  "content-security-policy-report-only",
  "content-type",
  "crawler-price",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "date",
  "etag",
  "expires",
  "last-modified",
  "link",
  "permissions-policy",
  "referrer-policy",
  "refresh",
  "retry-after",
  "server",
  "strict-transport-security",
  "vary",
  "x-content-type-options",
  "x-frame-options",
  "x-powered-by",
  "x-robots-tag",
];

/** The headers that matter, by their names in lower case; several of one name joined by ", ". */
export function keepHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = ownValue(headers, name);
      return value === undefined ? [] : [[name, [value].flat().join(", ")]];
    }),
  );
}
