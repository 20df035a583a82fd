import { READER_TOKEN } from "#engine/live/bounds.ts";
import { unknownSlugTargets } from "#lib/site/redirects.ts";
import { DESK_PATH, READING_PATH } from "#lib/desk/contract.ts";

import { notStored, refusalBody } from "#server/forms/refusal.ts";
import { httpBounds } from "#server/http/http-server.ts";
import { listContentTypes } from "#server/static/content-types.ts";
import { CACHE_CHECKED, CACHE_FOREVER, toPath } from "#server/static/load-site.ts";
import {
  addHeaders,
  AWAY_PAGE,
  buildAppLocation,
  buildAwayLocation,
  DESK_AWAY,
  LIVE_AWAY,
  READING_AWAY,
} from "#server/static/nginx-locations.ts";
import { buildTierZone, TIERS } from "#server/static/nginx-tiers.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";

export type NginxOptions = {
  /** The value of Strict-Transport-Security. */
  transportSecurity: string;
  /** Where nginx finds the form's server: "127.0.0.1:3000". */
  formServer: string;
  /** Where nginx writes who asked for what. */
  accessLog: string;
  /** LIVE: where it is off, Node marks each page, and so sends them. */
  isLive: boolean;
  /** DESK: where it is off, its page is one that is not there. */
  isDesk: boolean;
};

/** By file name. */
export type Pages = readonly (readonly [name: string, policy: string])[];

/**
 * The id of an audit, which whoever has it may read and delete, the link that stops the desk's mails,
 * and the link to a reading: the log has stars for them.
 */
function buildLogMap(from: string, to: string): string {
  return `map ${from} ${to} {
  default ${from};
  "~*^(?<${to.slice(1)}_head>.*(?:site(?:-|%2d)audits|api(?:/|%2f)+desk(?:/|%2f)+stop|^(?:https?://[^/]*)?(?:/|%2f)+r)(?:/|%2f)+)[^/?%]+(?<${to.slice(1)}_tail>.*)$" "${to}_head***${to}_tail";
}`;
}

/** For the http block: what depends on the page, and where the form is. */
export function buildNginxHttp(
  pages: Pages,
  { transportSecurity, formServer }: NginxOptions,
): string {
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
${TIERS.map(buildTierZone).join("\n")}
${buildLogMap("$request_uri", "$site_logged_uri")}
${buildLogMap("$http_referer", "$site_logged_referer")}
log_format site '$remote_addr - $remote_user [$time_local] '
  '"$request_method $site_logged_uri $server_protocol" $status $body_bytes_sent '
  '"$site_logged_referer" "$http_user_agent"';
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
export function buildNginxServer({ accessLog, isLive, isDesk }: NginxOptions): string {
  return `# Written by the build. Include it in the server block.
${buildTypes()}
gzip_static on;
etag on;
absolute_redirect off;
server_tokens off;
access_log ${accessLog} site;
${addHeaders(SITE_HEADERS).join("\n")}

# Slow and stalled visitors. The form's server itself refuses more than 64 kB, in words.
${TIERS.map(([tier]) => `limit_conn site_${tier} ${httpBounds.maxPerNetwork[tier]};`).join("\n")}
client_header_timeout 5s;
client_body_timeout 10s;
send_timeout 10s;
client_max_body_size 128k;

${buildFileLocations(isLive)}
${isDesk ? "" : NO_DESK}
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

# Its events are a stream as well, and it reads a page as /api/live does.
${buildAppLocation("^~ /api/desk", {
  upstream: "site_live",
  readTimeout: "80s",
  away: "@desk_away",
  isStream: true,
})}

${buildAppLocation(`^~ ${READING_PATH}/`, {
  upstream: "site_form",
  readTimeout: "15s",
  away: "@reading_away",
})}

${buildAwayLocation("@reading_away", "text/html", READING_AWAY)}
${buildAwayLocation("@live_away", "application/json", LIVE_AWAY)}
${buildAwayLocation("@desk_away", "application/json", DESK_AWAY)}

${buildAwayLocation("@form_away_json", "application/json", refusalBody(notStored()))}
${buildAwayLocation("@form_away", "text/html", AWAY_PAGE)}`;
}

const SITE_HEADERS = {
  "Content-Security-Policy": "$site_policy",
  "Cache-Control": "$site_cache",
  "Strict-Transport-Security": "$site_transport",
  ...commonHeaders,
};

function buildTypes(): string {
  const types = listContentTypes().map(({ extension, type }) => ({
    extension,
    name: type.replace(/;.*/, ""),
    // HTML is among those with a charset by itself.
    hasCharset: extension !== "html" && type.includes("charset"),
  }));
  const texts = new Set(types.flatMap(({ name, hasCharset }) => (hasCharset ? [name] : [])));
  return `types {
${types.map(({ name, extension }) => `  ${name} ${extension};`).join("\n")}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...texts].join(" ")};`;
}

function buildFileLocations(isLive: boolean): string {
  const unknown = Object.values(unknownSlugTargets).map(
    ({ under, to }) => `  rewrite "^${under}[^/]+/?$" ${to} redirect;`,
  );
  return `error_page 404 /404/index.html;
rewrite ^/(.+)/$ /$1 permanent;

${isLive ? PAGES_FROM_DISK : buildPagesFromNode()}
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
}`;
}

const NO_DESK = `
location = ${DESK_PATH} {
  error_page 404 ${DESK_PATH}/index.html;
  return 404;
}
`;

const PAGES_FROM_DISK = `location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri/index.html @unknown;
}`;

/** Node marks the pages of a server that reads no addresses; while it is away they come unmarked. */
function buildPagesFromNode(): string {
  const pages = { upstream: "site_form", readTimeout: "15s", away: "@site_pages_away" };
  return `${buildAppLocation("= /", pages)}
location / {
  try_files $uri @site_pages;
}
${buildAppLocation("@site_pages", pages)}
location @site_pages_away {
  try_files $uri/index.html @unknown;
}`;
}
