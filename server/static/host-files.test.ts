import { expect, test } from "vitest";

import { httpBounds } from "#server/http/http-server.ts";
import { listContentTypes } from "#server/static/content-types.ts";
import { buildHostFiles } from "#server/static/host-files.ts";
import { buildSecurityTxt } from "#server/static/security-txt.ts";

const policies = new Map([
  ["index.html", "default-src 'none'; script-src 'sha256-home'"],
  ["pricing/index.html", "default-src 'none'; script-src 'sha256-pricing'"],
]);
const options = {
  transportSecurity: "max-age=63072000",
  formServer: "127.0.0.1:3000",
  accessLog: "/logs/access.log",
  isLive: true,
  isDesk: true,
};
const files = buildHostFiles(policies, options);

test("_headers gives each page its own policy, and every answer the rest", () => {
  expect(files["_headers"]).toMatch(/^\/\*\n  X-Content-Type-Options: nosniff\n/);
  expect(files["_headers"]).toContain(
    "\n/pricing\n  Cache-Control: public, max-age=0, must-revalidate\n  Content-Security-Policy: default-src 'none'; script-src 'sha256-pricing'\n",
  );
  expect(files["_headers"]).toContain(
    "/assets/*\n  Cache-Control: public, max-age=31536000, immutable",
  );
});

test("_redirects has the table of unknown slugs, and 404 for the rest", () => {
  expect(files["_redirects"]).toBe(
    "/seo-services/* / 302\n/blog/* /blog 302\n/portfolio/* /portfolio 302\n/* /404 404\n",
  );
});

test("nginx passes a reading on and waits for it, and refuses readers of our own kind", () => {
  const [, location = ""] =
    /location = \/api\/live \{([^}]+)\}/.exec(files["nginx-server.conf"]) ?? [];

  expect(location).toContain("proxy_pass http://site_live;");
  expect(Number(/proxy_read_timeout (\d+)s/.exec(location)?.[1])).toBeGreaterThan(75);
  expect(files["nginx-server.conf"]).toContain(
    'if ($http_user_agent ~* "PehlaPageBot") {\n  return 403;\n}',
  );
});

test("nginx hands on the progress of an audit as it comes, and outlasts its heartbeat", () => {
  const [, location = ""] =
    /location \^~ \/api\/site-audits \{([^}]+)\}/.exec(files["nginx-server.conf"]) ?? [];

  expect(location).toContain("proxy_pass http://site_live;");
  expect(location).toContain("proxy_buffering off;");
  expect(location).toContain("proxy_http_version 1.1;");
  // A sign of life comes every 15 s.
  expect(Number(/proxy_read_timeout (\d+)s/.exec(location)?.[1])).toBeGreaterThan(30);
  expect(files["nginx-server.conf"]).not.toMatch(/^gzip on/m);
});

test("nginx passes the desk on: its stream as it comes, its refusal where the server is away", () => {
  const server = files["nginx-server.conf"];
  const [, location = ""] = /location \^~ \/api\/desk \{([^}]+)\}/.exec(server) ?? [];

  expect(location).toContain("proxy_pass http://site_live;");
  expect(location).toContain("proxy_buffering off;");
  // A page read from an enquiry may take as long as a live reading.
  expect(Number(/proxy_read_timeout (\d+)s/.exec(location)?.[1])).toBeGreaterThan(75);
  expect(location).toContain("error_page 502 504 = @desk_away;");
  const [, away = ""] = /location @desk_away \{[^}]*return 503 '(.+)';/.exec(server) ?? [];
  expect(JSON.parse(away)).toMatchObject({ reason: "away" });
});

test.each([
  ["/api/site-audits/Zk3_abc-012345678901234", "/api/site-audits/***"],
  ["/api/site-audits/Zk3/events?a=b", "/api/site-audits/***/events?a=b"],
  ["//api//site-audits//Zk3/report.json", "//api//site-audits//***/report.json"],
  ["/api/site%2daudits/Zk3", "/api/site%2daudits/***"],
  ["/api/Site-Audits%2FZk3", "/api/Site-Audits%2F***"],
  ["https://pehla.pk/api/site-audits/Zk3", "https://pehla.pk/api/site-audits/***"],
  ["/api/desk/stop/Zk3_abc-01234567890123", "/api/desk/stop/***"],
  ["/api/desk/stop/Zk3?again=1", "/api/desk/stop/***?again=1"],
  ["//api//desk//stop%2FZk3", "//api//desk//stop%2F***"],
  ["https://pehla.pk/api/desk/stop/Zk3", "https://pehla.pk/api/desk/stop/***"],
  ["/api/desk/enquiries/01J?list=all", undefined],
  ["/api/site-audits", undefined],
  ["/pricing", undefined],
])("nginx writes %s into its log as %s", (uri, logged) => {
  const maps = files["nginx-http.conf"].matchAll(/"~\*(.*audits.*)" "(.*)";/g);
  const [, pattern = "", template = ""] = [...maps][0] ?? [];
  const { groups } = new RegExp(pattern, "i").exec(uri) ?? {};

  expect(groups && template.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? "")).toBe(
    logged,
  );
  expect(files["nginx-http.conf"]).toContain("log_format site ");
  expect(files["nginx-server.conf"]).toContain("access_log /logs/access.log site;");
});

test("nginx bounds the requests of an address, a household and a network as the server does", () => {
  const { address, household, network } = httpBounds.maxPerNetwork;

  expect(files["nginx-server.conf"]).toContain(
    `limit_conn site_address ${address};\nlimit_conn site_household ${household};\nlimit_conn site_network ${network};`,
  );
  expect(files["nginx-http.conf"]).toContain("(?s)^(?<site_household_v6>.{7}).{9}$");
  expect(files["nginx-http.conf"]).toContain("limit_conn_zone $site_household zone=");
});

test("the nginx files carry the same", () => {
  expect(files["nginx-http.conf"]).toContain(
    `  /pricing/index.html "default-src 'none'; script-src 'sha256-pricing'";`,
  );
  expect(files["nginx-server.conf"]).toContain(
    'add_header X-Content-Type-Options "nosniff" always;',
  );
  expect(files["nginx-server.conf"]).toContain('rewrite "^/blog/[^/]+/?$" /blog redirect;');
});

test("nginx passes the form on, replaces what visitors claim, and adds no header twice", () => {
  expect(files["nginx-http.conf"]).toContain("server 127.0.0.1:3000;");
  expect(files["nginx-http.conf"]).toContain('  on "max-age=63072000";');
  for (const match of ["^~ /f/", "^~ /p/", "= /healthz", "= /readyz"]) {
    const [, location = ""] = files["nginx-server.conf"].split(`location ${match} {`);
    const [block = ""] = location.split("\n}");
    expect(block).toContain("proxy_pass http://site_form;");
    expect(block).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(block).toContain('proxy_set_header Forwarded "";');
    expect(block).toContain('add_header Cache-Control "";');
  }
});

test("nginx knows every type of file that the server knows", () => {
  for (const { extension, type } of listContentTypes()) {
    expect(files["nginx-server.conf"]).toContain(`  ${type.replace(/;.*/, "")} ${extension};`);
  }
});

// https://www.rfc-editor.org/rfc/rfc9116#section-2.5
test("security.txt has its contact, its address, and an end less than a year away", () => {
  expect(
    buildSecurityTxt({
      contact: "hello@example.pk",
      siteUrl: "https://www.example.pk",
      now: new Date("2026-11-21T09:00:00Z"),
    }),
  ).toBe(
    "Contact: mailto:hello@example.pk\nExpires: 2027-11-16T00:00:00Z\nPreferred-Languages: en, ur\nCanonical: https://www.example.pk/.well-known/security.txt\n",
  );
});

test("with LIVE=off nginx takes the pages from Node, which marks them; other files stay on its disk", () => {
  const off = buildHostFiles(policies, { ...options, isLive: false })["nginx-server.conf"];

  for (const match of ["= /", "@site_pages"]) {
    expect(off).toContain(`location ${match} {\n  # Its server sends the headers`);
  }
  expect(off).toContain("location / {\n  try_files $uri @site_pages;\n}");
  // While Node is away the site stands all the same.
  expect(off).toContain("error_page 502 504 = @site_pages_away;");
  expect(off).toContain("location @site_pages_away {\n  try_files $uri/index.html @unknown;\n}");
  expect(files["nginx-server.conf"]).not.toContain("@site_pages");
  expect(files["nginx-server.conf"]).toContain("try_files $uri $uri/index.html @unknown;");
});

test("with DESK=off nginx sends the desk's page, which says so, as one that is not there", () => {
  const page = "location = /desk {\n  error_page 404 /desk/index.html;\n  return 404;\n}";

  expect(files["nginx-server.conf"]).not.toContain("location = /desk {");
  const off = buildHostFiles(policies, { ...options, isDesk: false })["nginx-server.conf"];
  expect(off).toContain(page);
});
