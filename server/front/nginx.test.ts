import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { MAX_BODY_BYTES } from "#server/forms/refusal.ts";
import { httpBounds } from "./http-server.ts";

const conf = readFileSync(path.join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");

/** The number of a directive such as `proxy_read_timeout 80s;`. */
function numberOf(directive: string): number {
  return Number(new RegExp(`^\\s*${directive} (\\d+)`, "m").exec(conf)?.[1]);
}

/** The map from one variable to another, as nginx reads it. */
function readMap(from: string, to: string): (text: string) => string {
  const [, rules = ""] = new RegExp(`map \\$${from} \\$${to} \\{([^]*?)\n\\}`).exec(conf) ?? [];
  const [, flag = "", pattern = "", template = ""] = /"~(\*?)(.+)" "?([^"]+)"?;/.exec(rules) ?? [];
  return (text) => {
    const { groups } = new RegExp(pattern, flag === "*" ? "i" : "").exec(text) ?? {};
    if (!groups) return rules.includes(`default $${from};`) ? text : "";
    return template.replaceAll(/\$\{?(\w+)\}?/g, (_all, name: string) => groups[name] ?? "");
  };
}

test.each([
  ["/api/site-audits/Zk3_abc-012345678901234", "/api/site-audits/***"],
  ["/api/site-audits/Zk3/events?a=b", "/api/site-audits/***/events"],
  ["//api//site-audits//Zk3/report.json", "//api//site-audits//***/report.json"],
  ["/api/site%2daudits/Zk3", "/api/site%2daudits/***"],
  ["/api/Site-Audits%2FZk3", "/api/Site-Audits%2F***"],
  ["https://pehla.pk/api/site-audits/Zk3", "https://pehla.pk/api/site-audits/***"],
  ["/api/desk/stop/Zk3_abc-01234567890123", "/api/desk/stop/***"],
  ["/api/desk/stop/Zk3?again=1", "/api/desk/stop/***"],
  ["//api//desk//stop%2FZk3", "//api//desk//stop%2F***"],
  ["https://pehla.pk/api/desk/stop/Zk3", "https://pehla.pk/api/desk/stop/***"],
  ["/r/Zk3_abc-012345678901", "/r/***"],
  ["/api/desk/enquiries/01J?list=all", "/api/desk/enquiries/01J"],
  ["/robots-txt-generator?way=test&robots=User-agent%3A", "/robots-txt-generator"],
  ["https://pehla.pk/tools/seo-audit?url=a.pk?b", "https://pehla.pk/tools/seo-audit"],
  ["/api/site-audits", "/api/site-audits"],
  ["/pricing", "/pricing"],
])("%s is logged as %s", (uri, logged) => {
  // The address, and the page that led to it: first their query goes, then their secrets.
  for (const [given, stripped, written] of [
    ["request_uri", "site_path", "site_uri"],
    ["http_referer", "site_referer_path", "site_referer"],
  ] as const) {
    expect(readMap(stripped, written)(readMap(given, stripped)(uri))).toBe(logged);
  }
  // Every server writes in that form, and the one that serves no other log of requests.
  expect(conf.match(/access_log \S+ site;/g)).toHaveLength(conf.match(/^server \{/gm)!.length);
  expect(conf).toContain("error_log /dev/null crit;");
});

/** The bytes of an IPv6 address, one character each, as `$binary_remote_addr` has them. */
const bytesOf = (address: string) =>
  String.fromCharCode(
    ...address
      .split(":")
      .flatMap((group) => [
        Number.parseInt(group.padStart(4, "0").slice(0, 2), 16),
        Number.parseInt(group.padStart(4, "0").slice(2), 16),
      ]),
  );

/** What nginx counts a visitor by. */
function visitorOf(bytes: string): string {
  const [, pattern = ""] = /"~\(\?s\)(.*)" \$site_visitor_network;/.exec(conf) ?? [];
  return new RegExp(pattern, "s").exec(bytes)?.groups?.["site_visitor_network"] ?? bytes;
}

test("a visitor is an IPv4 address or an IPv6 /56, as in the server", () => {
  const home = visitorOf(bytesOf("2400:adc5:1:ab01:0:0:0:1"));

  expect(home).toBe(visitorOf(bytesOf("2400:adc5:1:abff:a0a:d:a:2")));
  expect(home).not.toBe(visitorOf(bytesOf("2400:adc5:1:ac01:0:0:0:1")));
  expect(visitorOf("\u0027\u0020\u0001\u0001")).toBe("\u0027\u0020\u0001\u0001");
  expect(conf).toContain("limit_conn_zone $site_visitor zone=site_visitor:10m;");
  expect(conf.match(/limit_conn .*/g)).toEqual(["limit_conn site_visitor 128;"]);
});

test("the places that nginx needs are in the file and in the document", () => {
  const operations = readFileSync(
    path.join(import.meta.dirname, "../../docs/operations.md"),
    "utf8",
  );
  for (const setting of ["worker_rlimit_nofile 20000;", "worker_connections 8192;"]) {
    expect(conf).toContain(setting);
    expect(operations).toContain(setting);
  }
});

test("everything is passed on, and what visitors claim of themselves is replaced", () => {
  expect(conf).toContain("proxy_pass http://site_node;");
  expect(conf.match(/proxy_pass/g)).toHaveLength(1);
  expect(conf).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(conf).toContain('proxy_set_header X-Forwarded-Host "";');
  expect(conf).toContain('proxy_set_header Forwarded "";');
  // An enquiry is never sent a second time.
  expect(conf).toContain("proxy_next_upstream off;");
});

test("nginx waits for a reading, lets Node refuse a large form, and never uses a closed connection", () => {
  expect(numberOf("proxy_read_timeout") * 1000).toBeGreaterThan(httpBounds.liveTimeoutMs);
  expect(numberOf("client_max_body_size") * 1024).toBeGreaterThan(MAX_BODY_BYTES);
  expect(numberOf("keepalive_timeout") * 1000).toBeLessThan(httpBounds.keepAliveTimeoutMs);
});

test("while Node is away the built files are served, and everything else says when to try again", () => {
  expect(conf).toContain("error_page 502 504 = @files;");
  expect(conf).toContain("try_files $uri $uri/index.html @away;");
  expect(conf).toContain("add_header Retry-After 30 always;");
});
