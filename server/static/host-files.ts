import { unknownSlugTargets } from "#app/redirects.ts";

import { toPath } from "#server/static/load-site.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";

const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_CHECKED = "public, max-age=0, must-revalidate";

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
  { transportSecurity }: { transportSecurity: string },
): HostFiles {
  const pages = [...policies]
    .filter(([name]) => name.endsWith("index.html"))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return {
    _headers: buildHeaders(pages, transportSecurity),
    _redirects: buildRedirects(),
    "nginx-http.conf": buildNginxHttp(pages, transportSecurity),
    "nginx-server.conf": buildNginxServer(),
  };
}

type Pages = readonly (readonly [name: string, policy: string])[];

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

/** For the http block: what depends on the page. */
function buildNginxHttp(pages: Pages, transportSecurity: string): string {
  const entries = pages.flatMap(([name, policy]) =>
    [...new Set([toPath(name), `/${name}`])].map((uri) => `  ${uri} "${policy}";`),
  );
  return `# Written by the build. Include it in the http block.
map_hash_bucket_size 256;
map $uri $site_policy {
  default "${plainPolicy}";
${entries.join("\n")}
}
map $uri $site_cache {
  default "${CACHE_CHECKED}";
  ~^/assets/ "${CACHE_FOREVER}";
}
map $https $site_transport {
  default "";
  on "${transportSecurity}";
}
`;
}

/** For the server block, beside its own \`root\` and \`listen\`. */
function buildNginxServer(): string {
  const headers = Object.entries({
    "Content-Security-Policy": "$site_policy",
    "Cache-Control": "$site_cache",
    "Strict-Transport-Security": "$site_transport",
    ...commonHeaders,
  }).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const unknown = Object.values(unknownSlugTargets).map(
    ({ under, to }) => `  rewrite "^${under}[^/]+/?$" ${to} redirect;`,
  );

  return `# Written by the build. Include it in the server block.
charset utf-8;
charset_types text/html text/css text/javascript application/javascript application/json application/xml text/plain image/svg+xml;
gzip_static on;
etag on;
absolute_redirect off;
${headers.join("\n")}

error_page 404 /404/index.html;
rewrite ^/(.+)/$ /$1 permanent;

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri/index.html @unknown;
}
location @unknown {
${unknown.join("\n")}
  return 404;
}
`;
}
