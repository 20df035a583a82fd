import { expect, test } from "vitest";

import { slugify } from "./slugify.ts";

test.each([
  ["What does it cost?", "what-does-it-cost"],
  ["Don’t pay for links", "dont-pay-for-links"],
  ["  1. Reach: DNS & HTTPS  ", "1-reach-dns-https"],
  ["Café menu", "cafe-menu"],
  ["اردو", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
