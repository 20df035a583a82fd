import { expect, test } from "vitest";

import { canAskAgain, describeProblem, isPageUnknown } from "./describe-problem.ts";

const INSTEAD = "write the lines below";
const detail = "The site’s firewall refused us (403).";

test.each([
  ["a firewall", { outcome: "not-read", reason: "blocked", detail }],
  ["a switch", { outcome: "not-read", reason: "off", detail }],
  ["a limit", { outcome: "limited", retryAfterSeconds: 90 }],
  ["a fault of ours", { outcome: "failed" }],
  ["no server", { outcome: "no-server" }],
] as const)("after %s the tool's own other way is offered, and no other", (_what, reply) => {
  const said = describeProblem(reply, INSTEAD).detail;

  expect(said.toLowerCase()).toContain(INSTEAD);
  expect(said).not.toMatch(/paste|source/);
});

test.each(["not-an-address", "not-html", "unreachable", "too-many-redirects"] as const)(
  "%s: there is no page to have another way, so nothing is added",
  (reason) => {
    expect(describeProblem({ outcome: "not-read", reason, detail }, INSTEAD).detail).toBe(detail);
  },
);

test.each(["blocked", "robots", "timeout", "tls", "too-large", "unreachable"] as const)(
  "%s: the page may be as good as any",
  (reason) => expect(isPageUnknown({ outcome: "not-read", reason, detail })).toBe(true),
);

test.each([
  "not-an-address",
  "not-public",
  "not-html",
  "too-many-redirects",
  "busy",
  "off",
] as const)("%s: no page was met that could be good", (reason) =>
  expect(isPageUnknown({ outcome: "not-read", reason, detail })).toBe(false),
);

test.each([
  { outcome: "offline" },
  { outcome: "failed" },
  { outcome: "not-read", reason: "busy", detail },
  { outcome: "not-read", reason: "timeout", detail },
  { outcome: "not-read", reason: "unreachable", detail },
] as const)("%j may be over a moment later: the same can be asked again", (reply) =>
  expect(canAskAgain(reply)).toBe(true),
);

test.each([
  { outcome: "no-server" },
  { outcome: "limited", retryAfterSeconds: 90 },
  ...(["not-an-address", "not-html", "blocked", "robots", "tls", "off"] as const).map(
    (reason) => ({ outcome: "not-read", reason, detail }) as const,
  ),
] as const)("%j: asking the same again would find the same", (reply) =>
  expect(canAskAgain(reply)).toBe(false),
);
