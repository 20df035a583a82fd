import { READER_TOKEN } from "#engine/live/bounds.ts";
import { submissionMessages } from "#app/contact/contact-message.ts";
import { unknownSlugTargets } from "#app/redirects.ts";

import { notStored, refusalBody } from "#server/forms/refusal.ts";
import { listContentTypes } from "#server/static/content-types.ts";
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

export type HostOptions = {
  /** The value of Strict-Transport-Security. */
  transportSecurity: string;
  /** Where nginx finds the form's server: "127.0.0.1:3000". */
  formServer: string;
};

/** `policies` by file name, as the site's loader finds them: "pricing/index.html". */
export function buildHostFiles(
  policies: ReadonlyMap<string, string>,
  { transportSecurity, formServer }: HostOptions,
): HostFiles {
  const pages = [...policies]
    .filter(([name]) => name.endsWith("index.html"))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return {
    _headers: buildHeaders(pages, transportSecurity),
    _redirects: buildRedirects(),
    "nginx-http.conf": buildNginxHttp({ pages, transportSecurity, formServer }),
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

/** More than one household opens. Behind it Node takes any number from its proxy. */
const MAX_CONNECTIONS_OF_ADDRESS = 128;

/** For the http block: what depends on the page, and where the form is. */
function buildNginxHttp({
  pages,
  transportSecurity,
  formServer,
}: HostOptions & { pages: Pages }): string {
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
map $http_accept $site_form_away {
  default @form_away;
  ~application/json @form_away_json;
}
limit_conn_zone $binary_remote_addr zone=site_address:10m;
upstream site_form {
  server ${formServer};
  keepalive 16;
}
upstream site_live {
  server ${formServer};
  keepalive 4;
}
`;
}

/** For the server block, beside its own \`root\` and \`listen\`. */
function buildNginxServer(): string {
  const headers = addHeaders({
    "Content-Security-Policy": "$site_policy",
    "Cache-Control": "$site_cache",
    "Strict-Transport-Security": "$site_transport",
    ...commonHeaders,
  });
  const unknown = Object.values(unknownSlugTargets).map(
    ({ under, to }) => `  rewrite "^${under}[^/]+/?$" ${to} redirect;`,
  );
  const types = listContentTypes().map(
    ({ extension, type }) => `  ${type.replace(/;.*/, "")} ${extension};`,
  );
  // HTML is among them by itself.
  const texts = listContentTypes().filter(
    ({ extension, type }) => extension !== "html" && type.includes("charset"),
  );

  return `# Written by the build. Include it in the server block.
types {
${types.join("\n")}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(texts.map(({ type }) => type.replace(/;.*/, "")))].join(" ")};
gzip_static on;
etag on;
absolute_redirect off;
server_tokens off;
${headers.join("\n")}

# Slow and stalled visitors. The form's own bound of 64 kB is told by its server, in words.
limit_conn site_address ${MAX_CONNECTIONS_OF_ADDRESS};
client_header_timeout 5s;
client_body_timeout 10s;
send_timeout 10s;
client_max_body_size 128k;

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

# Files that are no pages: 404 as for any other address that nothing has.
location ~ /index\\.html$ {
  internal;
}
location ~ \\.(?:br|gz)$|/\\.(?!well-known/)|^/__spa-fallback\\. {
  return 404;
}

# A reader of this kind, of ours or another's: two sites must not read each other for ever.
if ($http_user_agent ~* "${READER_TOKEN}") {
  return 403;
}

${["^~ /f/", "^~ /p/", "= /healthz", "= /readyz"].map((match) => buildAppLocation(match)).join("\n")}
${buildAppLocation("= /api/live", {
  upstream: "site_live",
  readTimeout: "80s",
  away: "@live_away",
})}

# Progress comes as a stream: gathered by the proxy it would arrive all at once. Its heartbeat is 15 s.
${buildAppLocation("^~ /api/site-audits", {
  upstream: "site_live",
  readTimeout: "60s",
  away: "@live_away",
  isStream: true,
})}

${buildAwayLocation("@live_away", "application/json", LIVE_AWAY)}

${buildAwayLocation("@form_away_json", "application/json", refusalBody(notStored()))}
${buildAwayLocation("@form_away", "text/html", AWAY_PAGE)}`;
}

type AppLocation = { upstream: string; readTimeout: string; away: string; isStream?: boolean };

/** The visitor's own claims are replaced, not passed on. An enquiry is never sent a second time. */
function buildAppLocation(
  match: string,
  { upstream, readTimeout, away, isStream = false }: AppLocation = {
    upstream: "site_form",
    readTimeout: "15s",
    away: "$site_form_away",
  },
): string {
  return `location ${match} {
  # Its server sends the headers; one of its own keeps those above from being added again.
  add_header Cache-Control "";
  proxy_pass http://${upstream};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host "";
  proxy_set_header Forwarded "";
  proxy_connect_timeout 2s;
  proxy_read_timeout ${readTimeout};
  proxy_next_upstream off;${isStream ? "\n  proxy_buffering off;" : ""}
  error_page 502 504 = ${away};
}`;
}

const LIVE_AWAY = JSON.stringify({ error: "No page can be read just now. Try again in a minute." });

const AWAY_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent</title><h1>${submissionMessages.failureTitle}</h1><p>${submissionMessages.failure} Go back: what you typed is still there.</p></html>`;

/** What the form's server would say, while it is not there to say it. */
function buildAwayLocation(name: string, type: string, body: string): string {
  const headers = addHeaders({
    "Content-Security-Policy": plainPolicy,
    "Cache-Control": "no-store",
    "Strict-Transport-Security": "$site_transport",
    "Retry-After": "30",
    ...commonHeaders,
  });
  return `location ${name} {
  default_type ${type};
${headers.map((header) => `  ${header}`).join("\n")}
  return 503 '${body}';
}
`;
}

function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}
