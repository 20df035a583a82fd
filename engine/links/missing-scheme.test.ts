import { expect, test } from "vitest";

import { isLocalAddress } from "./local-address.ts";
import { comesOfDoubleScheme, comesOfMissingScheme, lacksScheme } from "./missing-scheme.ts";

test.each([
  ["www.example.org", true],
  [" www.example.org/page?x=1", true],
  ["info@example.org", true],
  ["htttp://www.example.org/a.pdf", true],
  ["ht tp://www.example.org", true],
  ["http//example.org/list", true],
  ["http:/www.example.org", true],
  ["https:example.org", true],
  ["hhtps://example.org", true],
  ["ttps://example.org", true],
  ["http://https://example.org", true],
  ["https://www.example.org", false],
  ["http/index.html", false],
  ["ftp://example.org", false],
  ["tel:+92300", false],
  ["whatsapp://send?text=a.b", false],
  ["//www.example.org", false],
  ["/www.example.org/", false],
  ["www.html", false],
  ["mailto:info@example.org", false],
  ["@ali", false],
  ["#www.example.org", false],
])("%s names a host without its scheme: %s", (href, isBare) => {
  expect(lacksScheme(href)).toBe(isBare);
});

test("an address that comes of such a link is known by its folder", () => {
  expect(comesOfMissingScheme("https://a.pk/blog/www.example.org/page")).toBe(true);
  expect(comesOfMissingScheme("https://a.pk/blog/info@example.org")).toBe(true);
  expect(comesOfMissingScheme("https://a.pk/blog/http//example.org/page")).toBe(true);
  expect(comesOfMissingScheme("https://a.pk/ht%20tp://example.org")).toBe(true);
  expect(comesOfMissingScheme("https://www.a.pk/@ali/photos")).toBe(false);
  expect(comesOfMissingScheme("https://www.a.pk/http/index.html")).toBe(false);
});

test("two schemes before a host are known by the host that they make", () => {
  expect(comesOfDoubleScheme(new URL("https://https://example.org/").href)).toBe(true);
  expect(comesOfDoubleScheme("https://http.example.org/")).toBe(false);
});

test.each([
  ["file:///C:/site/index.html", true],
  ["C:\\site\\index.html", true],
  ["\\\\server\\share\\a.htm", true],
  ["http://localhost/wp/", true],
  ["http://192.168.1.4/", true],
  ["http://172.20.0.1/", true],
  ["http://172.40.0.1/", false],
  ["https://example.org/", false],
  ["/c:/page", false],
])("%s is of one machine or network alone: %s", (href, isLocal) => {
  expect(isLocalAddress(href, /^https?:/.test(href) ? new URL(href).hostname : "")).toBe(isLocal);
});
