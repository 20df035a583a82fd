import { expect, test } from "vitest";

import { pageAuditLink, pageShareText } from "./page-share-text.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";

function share(html: string, url: string) {
  const audit = auditHtml(html, { url, now: 0 });
  if (!audit.ok) throw new Error(audit.problem);
  const link = pageAuditLink("https://pehla.pk", url);
  const readAt = Date.UTC(2026, 10, 26, 20);
  return pageShareText(audit.value, { url, readAt, link }).split("\n");
}

const words = "Desks of sheesham made to measure in Lahore within a week. ".repeat(12);

test("a page is shared with its verdict, its score, the first three findings and the link", () => {
  const lines = share(
    `<title>Desks in Lahore</title><h1>Desks</h1><p>${words}</p><a href="/a">click here</a><img src="/b.jpg">`,
    "https://a.pk/قیمت?a=1&b=2",
  );

  expect(lines[0]).toBe("*https://a.pk/قیمت?a=1&b=2* (27 November 2026)");
  expect(lines[1]).toMatch(/^Can Google index this page\? /);
  expect(lines[2]).toMatch(/^\d+ out of 100 by all our rules\.$/);
  expect(lines.slice(3, 6).map((line) => line.slice(0, 3))).toEqual(["1. ", "2. ", "3. "]);
  expect(lines[3]).toBe("1. No meta description");
  expect(lines).toHaveLength(7);
  const link = new URL(lines[6]!.replace("Check it: ", ""));
  expect([link.pathname, link.searchParams.get("url")]).toEqual([
    "/tools/seo-audit",
    "https://a.pk/قیمت?a=1&b=2",
  ]);
});

test("a page that is in no result is shared without a score, and no address begins a line of its own", () => {
  const lines = share(
    `<meta name="robots" content="noindex"><title>A</title><h1>Desks</h1><p>${words}</p>`,
    "https://a.pk/x\nCheck it: https://evil.pk/",
  );

  expect(lines.join(" ")).not.toContain("out of 100");
  expect(lines[1]).toBe("Can Google index this page? No.");
  expect(lines.filter((line) => line.startsWith("Check it:"))).toHaveLength(1);
});
