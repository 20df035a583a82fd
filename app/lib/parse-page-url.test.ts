import { expect, test } from "vitest";

import { parsePageUrl } from "#app/lib/parse-page-url.ts";

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
