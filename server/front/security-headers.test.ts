import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { buildPolicies } from "#server/front/files/load-site.ts";
import { buildTransportSecurity, findInlineScripts } from "#server/front/security-headers.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const pages = new Map([
  ["index.html", Buffer.from(`<style>a{}</style><script>home()</script>`)],
  [
    "tools/index.html",
    Buffer.from(`<style id="css">b{}</style><script type="module" async="">tools()</script>`),
  ],
  ["data.json", Buffer.from(`"<script>no page</script>"`)],
]);

test("a page may run its own inline scripts and no other page's", () => {
  const policies = buildPolicies(pages, []);

  expect(policies.get("index.html")).toContain(`script-src 'self' ${hash("home()")};`);
  expect(policies.get("tools/index.html")).toContain(`script-src 'self' ${hash("tools()")};`);
});

test("a page may show the inline styles of all, as navigation inserts other pages'", () => {
  for (const policy of buildPolicies(pages, []).values()) {
    expect(policy).toContain(`style-src 'self' ${hash("a{}")} ${hash("b{}")};`);
  }
});

test("data blocks and scripts with an address need no hash", () => {
  expect(
    findInlineScripts(
      `<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`,
    ),
  ).toEqual([]);
});

test("a hosted form's origin is allowed where a page posts to it", () => {
  const page = Buffer.from(`<form id="x" action="https://formspree.io/f/abc" method="post">`);

  const policy = buildPolicies(new Map([["index.html", page]]), []).get("index.html");

  expect(policy).toContain("connect-src 'self' https://formspree.io;");
  expect(policy).toContain("form-action 'self' https://formspree.io;");
});

test("without a hosted form everything stays at home", () => {
  const policy = buildPolicies(pages, []).get("index.html");

  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self';");
});

test("subdomains can be left out of the promise to have https", () => {
  expect(buildTransportSecurity({ subDomains: true })).toBe("max-age=63072000; includeSubDomains");
  expect(buildTransportSecurity({ subDomains: false })).toBe("max-age=63072000");
});
