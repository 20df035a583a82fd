import { expect, test } from "vitest";

import { describePasskeyProblem } from "./describe-passkey-problem.ts";

test.each([
  "https://www.pehlapage.example",
  "https://desk.pehlapage.example:8443",
  "http://localhost:3000",
  "http://desk.localhost:3000",
])("a passkey can be made at %s", (origin) => {
  expect(describePasskeyProblem(origin)).toBeUndefined();
});

test.each([
  ["http://www.pehlapage.example", "it is not https"],
  ["http://203.0.113.7:3000", "it is an IP address, and a passkey needs a name"],
  ["https://203.0.113.7", "it is an IP address, and a passkey needs a name"],
  ["https://[2001:db8::1]", "it is an IP address, and a passkey needs a name"],
  ["http://127.0.0.1:3000", "it is an IP address, and a passkey needs a name"],
])("no passkey can be made at %s: %s", (origin, why) => {
  expect(describePasskeyProblem(origin)).toBe(
    `No passkey can be made at ${origin}: ${why}. Set SITE_URL to the https address of the site, and make a new link.`,
  );
});
