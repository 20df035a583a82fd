import { expect, test } from "vitest";

import type { AuditContext } from "#engine/html/page-facts.ts";
import type { PageAddress } from "#engine/html/page-address.ts";
import { listNotMeasured } from "./not-measured.ts";

const url = new URL("https://chinar.example/");
const list = (context: Partial<AuditContext>, source: PageAddress["source"] = "given") =>
  listNotMeasured({ address: { url, source }, context: { now: 0, ...context } }).join("\n");

test.each([
  ["Status code of the page", { httpStatus: 200 }],
  ["Response headers", { xRobotsTag: "" }],
  ["Response headers", { linkHeader: "" }],
  ["robots.txt of the site", { robotsTxt: "" }],
])("%s is listed until it is given", (line, context) => {
  expect(list({})).toContain(line);
  expect(list(context)).not.toContain(line);
});

test.each([
  ["unknown", "The page's own address: canonical and mixed content are checked only in part"],
  ["canonical", "The page's own address was taken from its canonical"],
  ["og:url", "The page's own address was taken from its og:url"],
] as const)("an address that is %s is told of", (source, line) => {
  expect(list({}, source)).toContain(line);
});

test("an address that was given is not told of", () => {
  expect(list({}, "given")).not.toContain("own address");
});

test("what no HTML holds is always listed", () => {
  const told = list({ httpStatus: 200, xRobotsTag: "", robotsTxt: "" }).split("\n");

  expect(told).toHaveLength(4);
});
