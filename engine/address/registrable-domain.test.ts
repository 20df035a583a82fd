import { expect, test } from "vitest";

import { readRegistrableDomain } from "./registrable-domain.ts";
import { domainCases } from "#tests/cases/address/domains.ts";

test.each(domainCases)("$rule (Public Suffix List)", ({ hosts }) => {
  expect(hosts.map(([host]) => [host, readRegistrableDomain(host)])).toEqual(hosts);
});

// The list's own test vectors, and the suffixes of Pakistan.
// https://github.com/publicsuffix/list/blob/main/tests/test_psl.txt
test.each([
  ["example.com", "example.com"],
  ["a.b.example.com", "example.com"],
  ["WWW.Example.COM", "example.com"],
  ["b.c.kobe.jp", "b.c.kobe.jp"],
  ["www.city.kobe.jp", "city.kobe.jp"],
  ["shop.daraz.com.pk", "daraz.com.pk"],
  ["www.lums.edu.pk", "lums.edu.pk"],
  ["fbr.gov.pk", "fbr.gov.pk"],
  ["dawn.pk", "dawn.pk"],
  ["one.github.io", "one.github.io"],
  ["localhost", "localhost"],
  ["127.0.0.1", "127.0.0.1"],
])("%s belongs to %s", (hostname, domain) => {
  expect(readRegistrableDomain(hostname)).toBe(domain);
});
