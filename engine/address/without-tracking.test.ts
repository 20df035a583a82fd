import { expect, test } from "vitest";

import { withoutTracking } from "#engine/address/without-tracking.ts";

test.each([
  ["https://a.pk/x?utm_source=y&utm_medium=z", "https://a.pk/x"],
  ["https://a.pk/x?_pos=1&_sid=ab&_ss=r", "https://a.pk/x"],
  ["https://a.pk/x?size=m&srsltid=Af1&colour=%d8%b4", "https://a.pk/x?size=m&colour=%d8%b4"],
  ["https://a.pk/x?p=2&sid=1", "https://a.pk/x?p=2&sid=1"],
  ["https://a.pk/x?position=1", "https://a.pk/x?position=1"],
  ["https://a.pk/x", "https://a.pk/x"],
])("of %s the page is %s", (address, page) => {
  expect(withoutTracking(address)).toBe(page);
});
