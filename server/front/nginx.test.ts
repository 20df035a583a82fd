import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { MAX_BODY_BYTES } from "#server/forms/refusal.ts";
import { httpBounds } from "#server/front/http-server.ts";

const conf = readFileSync(path.join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");

/** The number of a directive such as `proxy_read_timeout 80s;`. */
function numberOf(directive: string): number {
  return Number(new RegExp(`^\\s*${directive} (\\d+)`, "m").exec(conf)?.[1]);
}

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
  ["/r/Zk3_abc-012345678901", "/r/***"],
  ["/api/desk/enquiries/01J?list=all", undefined],
  ["/api/site-audits", undefined],
  ["/pricing", undefined],
])("%s is logged as %s", (uri, logged) => {
  const maps = [...conf.matchAll(/"~\*(.*audits.*)" "(.*)";/g)];

  // The address, and the page that led to it.
  expect(maps).toHaveLength(2);
  for (const [, pattern = "", template = ""] of maps) {
    const { groups } = new RegExp(pattern, "i").exec(uri) ?? {};
    expect(
      groups && template.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => groups[name] ?? ""),
    ).toBe(logged);
  }
  // Every server writes in that form, and the one that serves no other log of requests.
  expect(conf.match(/access_log \S+ site;/g)).toHaveLength(conf.match(/^server \{/gm)!.length);
  expect(conf).toContain("error_log /dev/null crit;");
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
