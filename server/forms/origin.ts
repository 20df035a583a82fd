type OriginRule = {
  /** Configured origins, and the site's own public one. */
  allowedOrigins: readonly string[];
  /** The host that the request names, as the browser sees it. */
  host: string | null;
};

/**
 * Whether a page of ours sent this form, as far as a browser says so. Programs send neither header
 * and are stopped by the limits instead.
 * https://www.w3.org/TR/fetch-metadata/ and https://www.rfc-editor.org/rfc/rfc6454#section-7
 */
export function isOwnOrigin(headers: Headers, { allowedOrigins, host }: OriginRule): boolean {
  const origin = headers.get("origin");
  if (origin !== null && allowedOrigins.includes(origin)) return true;

  // The browser compared the origins itself, so a proxy that rewrites Host does no harm.
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";

  return origin === null || (URL.canParse(origin) && new URL(origin).host === host);
}
