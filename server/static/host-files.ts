import { unknownSlugTargets } from "#lib/site/redirects.ts";

import { CACHE_CHECKED, CACHE_FOREVER, toPath } from "#server/static/load-site.ts";
import {
  buildNginxHttp,
  buildNginxServer,
  type NginxOptions,
  type Pages,
} from "#server/static/nginx-files.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";

/** A static host that takes these files serves the site with the headers our own server sends. */
export type HostFiles = {
  _headers: string;
  _redirects: string;
  "nginx-http.conf": string;
  "nginx-server.conf": string;
};

/** `policies` by file name, as the site's loader finds them: "pricing/index.html". */
export function buildHostFiles(
  policies: ReadonlyMap<string, string>,
  options: NginxOptions,
): HostFiles {
  const pages = [...policies]
    .filter(([name]) => name.endsWith("index.html"))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return {
    _headers: buildHeaders(pages, options.transportSecurity),
    _redirects: buildRedirects(),
    "nginx-http.conf": buildNginxHttp(pages, options),
    "nginx-server.conf": buildNginxServer(options),
  };
}

/** https://docs.netlify.com/manage/routing/headers/ */
function buildHeaders(pages: Pages, transportSecurity: string): string {
  return [
    block("/*", {
      ...commonHeaders,
      "Strict-Transport-Security": transportSecurity,
    }),
    block("/assets/*", {
      "Cache-Control": CACHE_FOREVER,
      "Content-Security-Policy": plainPolicy,
    }),
    ...pages.map(([name, policy]) =>
      block(toPath(name), { "Cache-Control": CACHE_CHECKED, "Content-Security-Policy": policy }),
    ),
  ]
    .join("\n\n")
    .concat("\n");
}

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    "\n",
  );
}

/** Files come first on such hosts, so these rules meet only paths that no page has. */
function buildRedirects(): string {
  const unknown = Object.values(unknownSlugTargets).map(({ under, to }) => `${under}* ${to} 302`);
  return [...unknown, "/* /404 404", ""].join("\n");
}
