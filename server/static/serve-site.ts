import type { IncomingMessage, ServerResponse } from "node:http";

import { findRedirect } from "#lib/site/redirects.ts";
import type { BuiltSite, SiteFile, Variant } from "#server/static/load-site.ts";
import { acceptedEncodings, matchesETag, parseRange } from "#server/static/negotiate.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";
import { trimEndBy } from "#lib/trim-by.ts";

type SiteHandlerOptions = {
  isHttps: (request: IncomingMessage) => boolean;
  /** The value of Strict-Transport-Security. */
  transportSecurity: string;
};

const plainHeaders = { "Content-Security-Policy": plainPolicy, ...commonHeaders };
const NOTHING = Buffer.alloc(0);

/** A base for paths only: nothing in an answer ever names it. */
const BASE = "http://localhost";

/** The files of the site over HTTP. */
export class SiteHandler {
  #site: BuiltSite;
  #options: SiteHandlerOptions;

  constructor(site: BuiltSite, options: SiteHandlerOptions) {
    this.#site = site;
    this.#options = options;
  }

  /** Answers where a file has this path; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = splitTarget(request.url ?? "/");
    const file = this.#site.files.get(pathname);
    if (file === undefined) return false;

    if (isReading(request)) this.#sendFile(request, response, file);
    else this.#refuseMethod(request, response);
    return true;
  }

  /** Answers everything that nobody has: redirects, and the page for 404. */
  serveMissing(request: IncomingMessage, response: ServerResponse): void {
    if (!isReading(request)) return this.#refuseMethod(request, response);

    const { pathname, search } = splitTarget(request.url ?? "/");
    const canonical = findCanonical(pathname);
    if (canonical !== pathname && this.#site.files.has(canonical)) {
      return this.#redirect(request, response, 308, canonical + search);
    }

    const target = findRedirect(pathname);
    if (target !== undefined) return this.#redirect(request, response, 302, target);

    const file = this.#site.notFoundAt.get(pathname) ?? this.#site.notFound;
    // Without an ETag: a 404 is no version of the page that is shown for it.
    const { body, headers } = selectVariant(request, file);
    this.#send(request, response, 404, headers, body);
  }

  #sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
    const variant = selectVariant(request, file);
    const { body, etag } = variant;
    const headers = { ...variant.headers, ETag: etag, "Accept-Ranges": "bytes" };

    const ifNoneMatch = request.headers["if-none-match"];
    if (ifNoneMatch !== undefined && matchesETag(ifNoneMatch, etag)) {
      return this.#send(request, response, 304, headers);
    }

    const rangeHeader = request.method === "GET" ? request.headers.range : undefined;
    if (rangeHeader !== undefined && (request.headers["if-range"] ?? etag) === etag) {
      const range = parseRange(rangeHeader, body.length);
      if (range === "unsatisfiable") {
        const place = { "Content-Range": `bytes */${body.length}` };
        return this.#send(request, response, 416, { ...plainHeaders, ...place }, NOTHING);
      }
      if (range !== undefined) {
        const part = body.subarray(range.first, range.last + 1);
        const place = { "Content-Range": `bytes ${range.first}-${range.last}/${body.length}` };
        return this.#send(request, response, 206, { ...headers, ...place }, part);
      }
    }

    this.#send(request, response, 200, headers, body);
  }

  #redirect(
    request: IncomingMessage,
    response: ServerResponse,
    status: 302 | 308,
    location: string,
  ) {
    const headers = { ...plainHeaders, Location: location, "Cache-Control": "no-cache" };
    this.#send(request, response, status, headers, NOTHING);
  }

  #refuseMethod(request: IncomingMessage, response: ServerResponse) {
    const message = "Method not allowed";
    const body = Buffer.from(JSON.stringify({ error: message, errors: [{ message }] }));
    const type = "application/json; charset=utf-8";
    const headers = { ...plainHeaders, Allow: "GET, HEAD", "Content-Type": type };
    this.#send(request, response, 405, headers, body);
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: Readonly<Record<string, string>>,
    body?: Buffer,
  ) {
    const { isHttps, transportSecurity } = this.#options;
    response.writeHead(status, {
      ...headers,
      ...(body !== undefined && { "Content-Length": body.length }),
      ...(isHttps(request) && { "Strict-Transport-Security": transportSecurity }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

function selectVariant({ headers }: IncomingMessage, { variants }: SiteFile): Variant {
  const [best = "identity"] = acceptedEncodings(headers["accept-encoding"]).filter(
    (encoding) => variants[encoding] !== undefined,
  );
  return variants[best] ?? variants.identity;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Proxies may send the whole address: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
export function splitTarget(target: string): { pathname: string; search: string } {
  const path = target.startsWith("/") ? target : absolutePath(target);
  const question = path.indexOf("?");
  return question === -1
    ? { pathname: path, search: "" }
    : { pathname: path.slice(0, question), search: path.slice(question) };
}

function absolutePath(target: string): string {
  const url = URL.canParse(target, BASE) ? new URL(target, BASE) : undefined;
  return url === undefined ? "/" : url.pathname + url.search;
}

/** The one address of a page that was asked for by another: with a slash, or by its file. */
function findCanonical(pathname: string): string {
  const plain = decodePath(pathname).replace(/(?:\/index)?\.html$/, "");
  const trimmed = trimEndBy(plain, /\//);
  return trimmed === "" ? "/" : encodeURI(trimmed);
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
