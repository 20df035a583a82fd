import { describe, expect, test } from "vitest";

import { checkSource } from "#app/tools/dofollow-nofollow-link-checker/check-source.ts";
import { auditSource } from "#app/tools/seo-audit/audit-source.ts";
import { LARGE_HTML_HEAD, makeLargeHtml } from "#tests/support/large-html.ts";

const engines = [
  ["audit", (html: string | Uint8Array) => auditSource({ name: "page.html", html })],
  [
    "links",
    (html: string | Uint8Array) => checkSource({ name: "page.html", html, xRobotsTag: "" }),
  ],
] as const;

describe.each(engines)("%s", (_name, run) => {
  test("5 MB are read", () => {
    expect(run(makeLargeHtml(5_000_000)).ok).toBe(true);
  });

  test("20 MB give a result or a message", () => {
    const answer = run(makeLargeHtml(20_000_000));
    expect(answer.ok ? "result" : answer.problem).toMatch(/^(?:result|too-complex)$/);
  });
});

test("200,000 links are all counted, by both engines alike", () => {
  const links = Array.from(
    { length: 200_000 },
    (_each, at) => `<a href="/page/${at}"${at % 4 === 0 ? ' rel="nofollow"' : ""}>Page ${at}</a>\n`,
  );
  const html = LARGE_HTML_HEAD + links.join("");
  const url = "https://chinar.example/";
  const audit = auditSource({ name: "page.html", html, url });
  const report = checkSource({ name: "page.html", html, url, xRobotsTag: "" });

  if (!audit.ok) throw new Error(audit.problem);
  if (!report.ok) throw new Error(report.problem);
  expect(audit.value.facts.links).toEqual({
    total: 200_000,
    nofollow: 50_000,
    ugc: 0,
    sponsored: 0,
    internal: 200_000,
    external: 0,
  });
  expect(report.value.links).toHaveLength(200_000);
  expect(report.value.links.filter(({ status }) => status === "not followed")).toHaveLength(50_000);
});
