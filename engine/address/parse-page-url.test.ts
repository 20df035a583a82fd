import { expect, test, vi } from "vitest";

import { parsePageUrl, parseWebUrl } from "./parse-page-url.ts";
import { typedAddresses } from "#tests/cases/address/page-urls.ts";

test.each(typedAddresses)("$rule: $typed", ({ typed, url }) => {
  const parsed = parsePageUrl(typed);

  expect(parsed.ok ? parsed.value : null).toBe(url);
});

test.each([
  ["chinar.example/desks", "https://chinar.example/desks"],
  ["http://chinar.example", "http://chinar.example/"],
  ["https://chinar.example/ur?a=1#b", "https://chinar.example/ur?a=1#b"],
  [" chinar.example ", "https://chinar.example/"],
  ["localhost:3000", "https://localhost:3000/"],
])("%s is %s", (input, url) => {
  expect(parsePageUrl(input)).toEqual({ ok: true, value: url });
});

test.each(["", "   ", "two words", "https://", "http://[", "::"])("%j is no address", (input) => {
  expect(parsePageUrl(input)).toEqual({ ok: false, problem: "invalid" });
});

test("what Chromium lets pass as a host is no address here either", () => {
  const asChromium = { hostname: "two%20words", href: "https://two%20words/" };
  const parse = vi.spyOn(URL, "parse").mockReturnValue(asChromium as URL);

  expect(parsePageUrl("two words")).toEqual({ ok: false, problem: "invalid" });
  parse.mockRestore();
});

test.each([
  [" https://chinar.example/a b ", "https://chinar.example/a%20b"],
  ["chinar.example", null],
  ["ftp://chinar.example/", null],
  ["mailto:a@chinar.example", null],
  ["http://", null],
])("%j written out in full is %s", (text, url) => {
  expect(parseWebUrl(text)?.href ?? null).toBe(url);
});
