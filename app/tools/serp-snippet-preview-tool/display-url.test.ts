import { expect, test } from "vitest";

import { toDisplayUrl } from "./display-url.ts";

test.each([
  [
    "https://www.example.com/services/seo/",
    "https://www.example.com › services › seo",
    "example.com",
  ],
  ["example.com", "https://example.com", "example.com"],
  ["http://example.com:8080/a?b=c#d", "http://example.com:8080 › a", "example.com:8080"],
  [
    "https://example.com/%D9%84%D8%A7%DB%81%D9%88%D8%B1",
    "https://example.com › لاہور",
    "example.com",
  ],
  ["https://example.com/%E0%A4", "https://example.com › %E0%A4", "example.com"],
])("%s reads as %s", (address, crumbs, site) => {
  expect(toDisplayUrl(address)).toMatchObject({ crumbs, site });
});

test.each(["", "  ", "not a url", "javascript:alert(1)", "localhost"])(
  "%j is no address",
  (text) => {
    expect(toDisplayUrl(text)).toBeUndefined();
  },
);
