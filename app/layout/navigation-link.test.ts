import { expect, test } from "vitest";

import { homeLink, isActive, pageLinks } from "./navigation-link.ts";

const link = (label: string) => pageLinks.find((entry) => entry.label === label) ?? homeLink;

test.each([
  ["Blog", "/blog", true],
  ["Blog", "/blog/technical-seo-checklist-pakistan-2025", true],
  ["Blog", "/blogger", false],
  ["Tools", "/tools/seo-audit", true],
  ["Pricing", "/pricing", true],
  ["Services", "/services/local-seo", true],
  ["Portfolio", "/portfolio", true],
  ["Portfolio", "/portfolio/some-case", true],
  ["Home", "/", true],
  ["Home", "/blog", false],
])("%s on %s: %s", (label, pathname, expected) => {
  expect(isActive(link(label), pathname)).toBe(expected);
});
