import { Hono, type Context } from "hono";

import { markdownPath } from "#lib/site/markdown-path.ts";
import { findRedirect } from "#lib/site/redirects.ts";
import { trimEndBy } from "#lib/text/trim-by.ts";

import { type BuiltSite, readVariant, type SiteFile, type Variant } from "./load-site.ts";
import {
  acceptedEncodings,
  matchesETag,
  parseRange,
  takesDictionary,
  takesMarkdown,
} from "./negotiate.ts";
import { refuseAnySender } from "#server/front/refuse.ts";
import type { AppEnv } from "#server/front/request-facts.ts";

type FileHeaders = Readonly<Record<string, string>>;

/** The last route: built files, redirects, and the page for 404. */
export function siteRoute(site: BuiltSite): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get("*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    const file =
      (takesMarkdown(context.req.header("accept")) && site.files.get(markdownPath(pathname))) ||
      site.files.get(pathname);
    return file === undefined
      ? sendMissing(context, site, { pathname, search })
      : sendFile(context, site, file);
  });
  app.all("*", () => refuseAnySender(405, "Method not allowed", { Allow: "GET, HEAD" }));
  return app;
}

async function sendFile({ req }: Context, site: BuiltSite, file: SiteFile): Promise<Response> {
  const variant = selectVariant(req, site, file);
  const { etag, headers: own } = variant;
  const headers = { ...own, ETag: etag, "Accept-Ranges": "bytes" };

  const ifNoneMatch = req.header("if-none-match");
  if (ifNoneMatch !== undefined && matchesETag(ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers });
  }

  const body = await readVariant(variant);
  const rangeHeader = req.method === "GET" ? req.header("range") : undefined;
  if (rangeHeader !== undefined && (req.header("if-range") ?? etag) === etag) {
    const range = parseRange(rangeHeader, body.length);
    if (range === "unsatisfiable") {
      return send(416, { "Content-Range": `bytes */${body.length}` });
    }
    if (range !== undefined) {
      const place = { "Content-Range": `bytes ${range.first}-${range.last}/${body.length}` };
      return send(206, { ...headers, ...place }, body.subarray(range.first, range.last + 1));
    }
  }
  return send(200, headers, body);
}

async function sendMissing(
  { req }: Context,
  site: BuiltSite,
  { pathname, search }: { pathname: string; search: string },
): Promise<Response> {
  const canonical = findCanonical(pathname);
  if (canonical !== pathname && site.files.has(canonical)) {
    return redirect(308, canonical + search);
  }
  const target = findRedirect(pathname);
  if (target !== undefined) return redirect(302, target);

  const file = site.notFoundAt.get(pathname) ?? site.notFound;
  // Without an ETag: a 404 is no version of the page that is shown for it.
  const variant = selectVariant(req, site, file);
  return send(404, variant.headers, await readVariant(variant));
}

function redirect(status: 302 | 308, location: string): Response {
  return send(status, { Location: location, "Cache-Control": "no-cache" });
}

/** HEAD has the length of GET, so it is always written. */
function send(status: number, headers: FileHeaders, body?: Buffer<ArrayBuffer>): Response {
  const length = { "Content-Length": String(body?.length ?? 0) };
  return new Response(body ?? null, { status, headers: { ...headers, ...length } });
}

function selectVariant(
  req: Context["req"],
  { dictionary }: BuiltSite,
  { variants }: SiteFile,
): Variant {
  const acceptEncoding = req.header("accept-encoding");
  const available = req.header("available-dictionary");
  if (
    variants.dcz &&
    dictionary &&
    takesDictionary(acceptEncoding, available, dictionary.available)
  ) {
    return variants.dcz;
  }
  const [best = "identity"] = acceptedEncodings(acceptEncoding).filter(
    (encoding) => variants[encoding] !== undefined,
  );
  return variants[best] ?? variants.identity;
}

/** The one address of a page that was asked for by another: with a slash, or by its file. */
function findCanonical(pathname: string): string {
  if (pathname.startsWith("//")) return pathname;
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
