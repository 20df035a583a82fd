import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { buildPolicies } from "#server/front/files/load-site.ts";
import { buildTransportSecurity, findInlineScripts } from "./security-headers.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const pages = new Map([
  ["index.html", Buffer.from(`<style>a{}</style><script>home()</script>`)],
  [
    "tools/index.html",
    Buffer.from(`<style id="css">b{}</style><script type="module" async="">tools()</script>`),
  ],
]);

const policiesOf = (files: ReadonlyMap<string, Buffer>) =>
  buildPolicies([...files.keys()], async (name) => files.get(name)!, []);

test("a page may use its own inline scripts and styles, and no other page's", async () => {
  const policies = await policiesOf(pages);

  for (const [page, script, style] of [
    ["index.html", "home()", "a{}"],
    ["tools/index.html", "tools()", "b{}"],
  ] as const) {
    expect(policies.get(page)).toContain(`script-src 'self' ${hash(script)};`);
    expect(policies.get(page)).toContain(`style-src 'self' ${hash(style)};`);
  }
});

test("data blocks and scripts with an address need no hash", () => {
  expect(
    findInlineScripts(
      `<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`,
    ),
  ).toEqual([]);
});

test("a hosted form's origin is allowed where a page posts to it", async () => {
  const page = Buffer.from(`<form id="x" action="https://formspree.io/f/abc" method="post">`);

  const policy = (await policiesOf(new Map([["index.html", page]]))).get("index.html");

  expect(policy).toContain("connect-src 'self' https://formspree.io;");
  expect(policy).toContain("form-action 'self' https://formspree.io;");
});

test("without a hosted form everything stays at home", async () => {
  const policy = (await policiesOf(pages)).get("index.html");

  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self';");
});

test("subdomains can be left out of the promise to have https", () => {
  expect(buildTransportSecurity({ subDomains: true })).toBe("max-age=63072000; includeSubDomains");
  expect(buildTransportSecurity({ subDomains: false })).toBe("max-age=63072000");
});
